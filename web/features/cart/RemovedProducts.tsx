import { cartState } from "#core/cart/cart-state.ts"
import { useCallback, useEffect, useState } from "react"
import type { SetQuantityInput } from "#core/cart/set-quantity.ts"
import { visibleLines } from "#core/cart/rules.ts"
import { useCase, useStateView } from "#web/container/react.tsx"
import { UndoToast } from "./UndoToast.tsx"

/** Shows a toast for a product that was just removed, with undo. */
export const RemovedProducts = () => {
  const view = useStateView(cartState)
  const setQuantity = useCase("setQuantity")
  /** The removed line, as the input that restores it. */
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
    <UndoToast key={removedLine.product.gtin} name={removedLine.product.name} onUndo={restore} onClose={close} />
  )
}
