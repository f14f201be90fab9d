import { useEffect, useState } from "react"
import { CartViewId, FlushCart } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { toCheckout } from "#web/text/cart-content.ts"

/** 'Gå till kassan': sends what is pending, then loads the checkout as a page of its own (CART-10, CART-14, ROUTE-17, ROUTE-18). */
export const CheckoutLink = () => {
  const editing = useStateView(CartViewId, ({ settled }) => settled?.replacesOrderId !== null && settled?.replacesOrderId !== undefined)
  const flushCart = useService(FlushCart)
  const cart = useService(CartViewId)
  const [pending, setPending] = useState(false)
  // A page that comes back from the browser's memory has been left already.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPending(false)
    }
    addEventListener("pageshow", comeBack)
    return () => removeEventListener("pageshow", comeBack)
  }, [])
  const go = async () => {
    setPending(true)
    await flushCart({ leaving: false })
    // What could not be added is told first (CART-45); the shopper decides whether to go on.
    if (cart.current().problems.length > 0) return setPending(false)
    location.assign("/checkout")
  }
  return (
    <Button wide unavailable={editing} pending={pending} onClick={() => void go()}>
      {toCheckout}
    </Button>
  )
}
