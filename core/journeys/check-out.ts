import type { Effect } from "effect"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import type { CartState } from "../cart/cart-state.ts"
import type { CallContext } from "../contract/call.ts"
import type { Order } from "../orders/model.ts"
import { placeOrder, type PlaceOrderError, type PlaceOrderInput } from "../orders/place-order.ts"
import type { SessionState } from "../session/session-state.ts"
import { withChoiceSaved } from "./with-choice-saved.ts"

/** Orders the cart to the place that is chosen here, whatever place was saved meanwhile. */
export const checkOut = (
  input: PlaceOrderInput
): Effect.Effect<Order, PlaceOrderError, AssortmentState | SessionState | CartState | CartQueue | CallContext> => withChoiceSaved(placeOrder(input))
