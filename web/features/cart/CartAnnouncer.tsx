import { useEffect, useState } from "react"
import { visibleLines } from "#core/cart/rules.ts"
import { CartViewId } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { LiveRegion } from "#web/kit/LiveRegion.tsx"
import { changedSpoken, removed } from "#web/text/cart-content.ts"

/** Says what the shopper has changed in the cart once it is settled, after rapid taps have ended; nothing of a cart that comes with the log-in. */
export const CartAnnouncer = () => {
  const view = useService(CartViewId)
  const [message, setMessage] = useState("")
  useEffect(() => {
    let before = new Map(visibleLines(view.current()).map((line) => [line.gtin, line]))
    const touched = new Set<string>()
    const subscription = view.changes$.subscribe((cart) => {
      for (const { product } of Object.values(cart.pending)) touched.add(product.gtin)
      if (cart.updating) return
      const lines = new Map(visibleLines(cart).map((line) => [line.gtin, line]))
      const own = [...touched]
      const changed = own.flatMap((gtin) => lines.get(gtin) ?? []).find((line) => before.get(line.gtin)?.quantity !== line.quantity)
      const gone = own.flatMap((gtin) => before.get(gtin) ?? []).find((line) => !lines.has(line.gtin))
      before = lines
      touched.clear()
      if (cart.settled === null) return setMessage("")
      if (changed !== undefined) setMessage(changedSpoken(changed.quantity, changed.unit === "kilogram" ? "kg" : "st", changed.name, cart.settled.total))
      else if (gone !== undefined) setMessage(removed(gone.name))
    })
    return () => subscription.unsubscribe()
  }, [view])
  return <LiveRegion message={message} />
}
