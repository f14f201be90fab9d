import { cartState } from "#core/cart/cart-state.ts"
import { visibleLines } from "#core/cart/rules.ts"
import { useStateView } from "#web/container/react.tsx"

/** Whether the cart has products, and therefore totals. */
export const useCartFilled = (): boolean =>
  useStateView(cartState, (cart) => cart.status !== "failed" && visibleLines(cart).length > 0)
