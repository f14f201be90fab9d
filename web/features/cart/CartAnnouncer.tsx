import { cartState } from "#core/cart/cart-state.ts"
import { useEffect, useState } from "react"
import { visibleLines } from "#core/cart/rules.ts"
import { useStateView } from "#web/container/react.tsx"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { quantityAnnouncement, removed } from "#web/text/cart-content.ts"

/** Announces a change of the cart that the shopper has made in this tab, once the server has confirmed it. */
export const CartAnnouncer = () => {
  const view = useStateView(cartState)
  const [message, setMessage] = useState("")
  useEffect(() => {
    let previousLines = new Map(visibleLines(view.current()).map((line) => [line.gtin, line]))
    const changedGtins = new Set<string>()
    const subscription = view.changes$.subscribe((cart) => {
      for (const { product } of Object.values(cart.pending)) changedGtins.add(product.gtin)
      if (cart.updating) return
      const lines = new Map(visibleLines(cart).map((line) => [line.gtin, line]))
      const ownGtins = [...changedGtins]
      const changedLine = ownGtins
        .flatMap((gtin) => lines.get(gtin) ?? [])
        .find((line) => previousLines.get(line.gtin)?.quantity !== line.quantity)
      const removedLine = ownGtins
        .flatMap((gtin) => previousLines.get(gtin) ?? [])
        .find((line) => !lines.has(line.gtin))
      previousLines = lines
      changedGtins.clear()
      if (cart.serverCart === null) return setMessage("")
      if (changedLine !== undefined)
        setMessage(
          quantityAnnouncement(changedLine.quantity, changedLine.unit, changedLine.name, cart.serverCart.total)
        )
      else if (removedLine !== undefined) setMessage(removed(removedLine.name))
    })
    return () => subscription.unsubscribe()
  }, [view])
  return <LiveRegion message={message} />
}
