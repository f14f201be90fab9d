import type { Effect } from "effect"
import type { States } from "../kernel/state-of.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import type { CallContext } from "../contract/call.ts"
import type { Order } from "../orders/model.ts"
import { submitOrder, type PlaceOrderError, type PlaceOrderInput } from "../orders/submit-order.ts"
import { withSelectionSaved } from "./with-selection-saved.ts"

/** Orders with this page's selection, even when another page has since saved a different one. */
export const placeOrder = (
  input: PlaceOrderInput
): Effect.Effect<Order, PlaceOrderError, States | CartQueue | CallContext> => withSelectionSaved(submitOrder(input))
