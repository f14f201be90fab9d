import { CartGoods, CartTotals, useCartFilled } from "#web/features/cart/CartContent.tsx"
import { CheckoutLink } from "#web/features/cart/CheckoutLink.tsx"
import { CartColumn } from "#web/kit/CartColumn.tsx"

/** The cart beside the page, seen from 1360 px (SHELL-30..33). */
export const CartSide = () => {
  const filled = useCartFilled()
  return <CartColumn footer={filled ? <CartTotals action={<CheckoutLink />} /> : undefined}><CartGoods /></CartColumn>
}
