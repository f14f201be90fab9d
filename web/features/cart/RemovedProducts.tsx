import { cartState } from "#core/cart/cart-state.ts"
import { useCallback, useEffect, useState } from "react"
import type { SetQuantityInput } from "#core/cart/set-quantity.ts"
import { visibleLines } from "#core/cart/rules.ts"
import { useCase, useView } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Toast } from "#web/kit/feedback/Toast.tsx"
import { removed } from "#web/text/cart-content.ts"
import { close as closeLabel, undo } from "#web/text/common.ts"

/** How long 'Ångra' is offered, in ms. */
const undoMs = 8000

/** Shows a toast for a product that was just removed, with undo. */
export const RemovedProducts = () => {
  const view = useView(cartState)
  const setQuantity = useCase("setQuantity")
  const [removedLine, setRemovedLine] = useState<SetQuantityInput>()
  useEffect(() => {
    let previousLines = visibleLines(view.current())
    const subscription = view.changes$.subscribe((cart) => {
      for (const { product, quantity } of Object.values(cart.pending)) {
        const position = previousLines.findIndex(({ gtin }) => gtin === product.gtin)
        const quantityBefore = previousLines[position]?.quantity
        if (quantity === 0 && quantityBefore !== undefined)
          setRemovedLine({ product, quantity: quantityBefore, position })
        else if (quantity > 0) setRemovedLine((shown) => (shown?.product.gtin === product.gtin ? undefined : shown))
      }
      previousLines = visibleLines(cart)
    })
    return () => subscription.unsubscribe()
  }, [view])
  const restore = () => {
    if (removedLine !== undefined) void setQuantity(removedLine)
    setRemovedLine(undefined)
  }
  const close = useCallback(() => setRemovedLine(undefined), [])
  return removedLine === undefined ? null : (
    <Toast
      key={removedLine.product.gtin}
      kind="info"
      title={removed(removedLine.product.name)}
      durationMs={undoMs}
      closeLabel={closeLabel}
      onClose={close}
      action={
        <Button variant="link" onClick={restore}>
          {undo}
        </Button>
      }
    />
  )
}
