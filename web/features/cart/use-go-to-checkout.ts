import { useEffect, useState } from "react"
import { cartState } from "#core/cart/cart-state.ts"
import { useCase, useStateView } from "#web/container/react.tsx"
import * as paths from "#web/paths.ts"

/** Sends pending changes, then opens the checkout with a full page load, unless the cart has problems (ROUTE-17, ROUTE-18, CART-45). */
export const useGoToCheckout = (): { readonly isPending: boolean; readonly goToCheckout: () => Promise<void> } => {
  const flushCart = useCase("flushCart")
  const cart = useStateView(cartState)
  const [isPending, setIsPending] = useState(false)
  // A page restored from the back/forward cache is not navigating to the checkout.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsPending(false)
    }
    addEventListener("pageshow", onPageShow)
    return () => removeEventListener("pageshow", onPageShow)
  }, [])
  const goToCheckout = async () => {
    setIsPending(true)
    await flushCart({ leaving: false })
    // Problems are shown first (CART-45); the shopper decides whether to continue.
    if (cart.current().problems.length > 0) return setIsPending(false)
    location.assign(paths.checkout)
  }
  return { isPending, goToCheckout }
}
