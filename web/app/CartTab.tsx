import { CartContent } from "#web/features/cart/CartContent.tsx"
import { CheckoutLink } from "#web/features/cart/CheckoutLink.tsx"

/** The cart with its way to the checkout. */
const CartTab = () => <CartContent action={<CheckoutLink />} />

export default CartTab
