import { CartGoods, CartTotals } from "#web/features/cart/CartContent.tsx"
import { CheckoutLink } from "#web/features/cart/CheckoutLink.tsx"
import { useCartFilled } from "#web/features/cart/use-cart-filled.ts"

/** The cart in the panel and beside the page. */
export const CartTab = () => <CartGoods />

/** What it costs, at the foot of either. */
export const CartTabFooter = () => (useCartFilled() ? <CartTotals action={<CheckoutLink />} /> : null)
