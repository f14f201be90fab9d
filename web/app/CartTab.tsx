import { CartGoods, CartTotals, useCartFilled } from "#web/features/cart/CartContent.tsx"
import { CheckoutLink } from "#web/features/cart/CheckoutLink.tsx"

/** The cart in the panel. */
export const CartTab = () => <CartGoods />

/** What it costs, at the panel's foot. */
export const CartTabFooter = () => (useCartFilled() ? <CartTotals action={<CheckoutLink />} /> : null)
