import { CartLines, CartTotals } from "./CartContent.tsx"
import { CheckoutLink } from "./CheckoutLink.tsx"
import { ReplacementBanner } from "./ReplacementBanner.tsx"
import { useIsCartFilled } from "./use-is-cart-filled.ts"

/** The cart in the panel and beside the page. */
export const CartBody = () => (
  <>
    <ReplacementBanner />
    <CartLines />
  </>
)

/** The totals below the cart, in the panel and beside the page. */
export const CartFooter = () => (useIsCartFilled() ? <CartTotals action={<CheckoutLink />} /> : null)
