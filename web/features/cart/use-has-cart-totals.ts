import { cartState } from "#core/cart/cart-state.ts"
import { countVisible } from "#core/cart/rules.ts"
import { useStatePart } from "#web/container/react.tsx"

/** Whether the cart has contents, and therefore totals; false when it could not be loaded. */
export const useHasCartTotals = (): boolean =>
  useStatePart(cartState, (cart) => cart.status !== "failed" && countVisible(cart) > 0)
