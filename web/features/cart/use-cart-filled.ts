import { visibleLines } from "#core/cart/rules.ts"
import { CartViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"

/** Whether there is anything to sum up. */
export const useCartFilled = (): boolean => useStateView(CartViewId, (cart) => cart.status !== "failed" && visibleLines(cart).length > 0)
