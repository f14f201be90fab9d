import { useEffect, useState } from "react"
import { visibleLines } from "#core/cart/rules.ts"
import { CartViewId } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { LiveRegion } from "#web/kit/LiveRegion.tsx"
import { changedSpoken, removed } from "#web/text/cart-content.ts"

/** Says a change of the cart once it is settled, after rapid taps have ended. */
export const CartAnnouncer = () => {
  const view = useService(CartViewId)
  const [message, setMessage] = useState("")
  useEffect(() => {
    let before = new Map(visibleLines(view.current()).map((line) => [line.gtin, line]))
    const subscription = view.changes$.subscribe((cart) => {
      if (cart.updating || cart.settled === null) return
      const lines = new Map(visibleLines(cart).map((line) => [line.gtin, line]))
      const changed = [...lines.values()].find((line) => before.get(line.gtin)?.quantity !== line.quantity)
      const gone = [...before.values()].find((line) => !lines.has(line.gtin))
      before = lines
      if (changed !== undefined) setMessage(changedSpoken(changed.quantity, changed.unit === "kilogram" ? "kg" : "st", changed.name, cart.settled.total))
      else if (gone !== undefined) setMessage(removed(gone.name))
    })
    return () => subscription.unsubscribe()
  }, [view])
  return <LiveRegion message={message} />
}
