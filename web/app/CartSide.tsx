import { CartContent } from "#web/features/cart/CartContent.tsx"
import { CheckoutLink } from "#web/features/cart/CheckoutLink.tsx"
import { title } from "#web/text/cart.ts"
import styles from "./CartSide.module.css"

/** The cart beside the page, seen from 1360 px (SHELL-30..33). */
export const CartSide = () => (
  <>
    <h2 className={styles.title}>{title}</h2>
    <CartContent action={<CheckoutLink />} />
  </>
)
