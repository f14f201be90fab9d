import { useCallback, useEffect, useState } from "react"
import type { SetQuantityInput } from "#core/cart/set-quantity.ts"
import { visibleLines } from "#core/cart/rules.ts"
import { CartViewId, SetQuantity } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Toast } from "#web/kit/Toast.tsx"
import { removed } from "#web/text/cart-content.ts"
import { undo } from "#web/text/common.ts"

/** ms that the way back is offered. */
const offered = 8000

/** Names the goods that were just removed and offers to put them back. */
export const RemovedGoods = () => {
  const view = useService(CartViewId)
  const setQuantity = useService(SetQuantity)
  const [gone, setGone] = useState<SetQuantityInput>()
  useEffect(() => {
    let before = new Map(visibleLines(view.current()).map((line) => [line.gtin, line.quantity]))
    const subscription = view.changes$.subscribe((cart) => {
      const lines = new Map(visibleLines(cart).map((line) => [line.gtin, line.quantity]))
      for (const { product, quantity } of Object.values(cart.pending)) {
        const had = before.get(product.gtin)
        if (quantity === 0 && had !== undefined) setGone({ product, quantity: had })
        else if (quantity > 0) setGone((shown) => (shown?.product.gtin === product.gtin ? undefined : shown))
      }
      before = lines
    })
    return () => subscription.unsubscribe()
  }, [view])
  const putBack = () => {
    if (gone !== undefined) void setQuantity(gone)
    setGone(undefined)
  }
  const close = useCallback(() => setGone(undefined), [])
  return gone === undefined ? null : (
    <Toast key={gone.product.gtin} kind="info" title={removed(gone.product.name)} stays={offered} onClose={close} action={<Button look="link" onClick={putBack}>{undo}</Button>} />
  )
}
