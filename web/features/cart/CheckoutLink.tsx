import { cartState } from "#core/cart/cart-state.ts"
import { useEffect, useState } from "react"
import { useStateView, useCase, useView } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { toCheckout } from "#web/text/cart-content.ts"
import * as paths from "#web/paths.ts"

/** 'Gå till kassan': sends pending changes, then opens the checkout with a full page load (CART-10, CART-14, ROUTE-17, ROUTE-18). */
export const CheckoutLink = () => {
  const isChangingOrder = useStateView(
    cartState,
    ({ serverCart }) => serverCart?.replacesOrderId !== null && serverCart?.replacesOrderId !== undefined
  )
  const flushCart = useCase("flushCart")
  const cart = useView(cartState)
  const [pending, setPending] = useState(false)
  // A page restored from the back/forward cache is not navigating to the checkout.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPending(false)
    }
    addEventListener("pageshow", onPageShow)
    return () => removeEventListener("pageshow", onPageShow)
  }, [])
  const goToCheckout = async () => {
    setPending(true)
    await flushCart({ leaving: false })
    // Problems are shown first (CART-45); the shopper decides whether to continue.
    if (cart.current().problems.length > 0) return setPending(false)
    location.assign(paths.checkout)
  }
  return (
    <Button wide unavailable={isChangingOrder} pending={pending} onClick={() => void goToCheckout()}>
      {toCheckout}
    </Button>
  )
}
