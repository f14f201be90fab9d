import { CartLines, CartTotals } from "./CartContent.tsx"
import { CheckoutLink } from "./CheckoutLink.tsx"
import { ReplacementBanner } from "./ReplacementBanner.tsx"
import { useHasCartTotals } from "./use-has-cart-totals.ts"

/** The cart in the panel and beside the page. */
export const CartBody = () => (
  <>
    <ReplacementBanner />
    <CartLines />
  </>
)

/** The totals below the cart, in the panel and beside the page. */
export const CartFooter = () => (useHasCartTotals() ? <CartTotals action={<CheckoutLink />} /> : null)
