import { CartGoods, CartTotals } from "./CartContent.tsx"
import { CheckoutLink } from "./CheckoutLink.tsx"
import { useCartFilled } from "./use-cart-filled.ts"

/** The cart in the panel and beside the page. */
export const CartTab = () => <CartGoods />

/** What it costs, at the foot of either. */
export const CartTabFooter = () => (useCartFilled() ? <CartTotals action={<CheckoutLink />} /> : null)
