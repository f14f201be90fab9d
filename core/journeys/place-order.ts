import { Effect } from "effect"
import { CartQueue } from "../cart/cart-queue.ts"
import { cartState } from "../cart/cart-state.ts"
import { replacesOrder } from "../cart/rules.ts"
import type { CallContext } from "../contract/call.ts"
import { removeCoupon } from "../coupon/remove-coupon.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { type CouponsUsedUp, OrderUnavailable } from "../orders/errors.ts"
import type { Order } from "../orders/model.ts"
import { submitOrder, type PlaceOrderError, type PlaceOrderInput } from "../orders/submit-order.ts"
import { fetchCart } from "./fetch-cart.ts"
import { moveCartToSelection } from "./move-cart-to-selection.ts"
import { withSelectionSaved } from "./with-selection-saved.ts"

/** Removes used-up codes from the cart, so that the shopper sees what the order costs without them. While they cannot be removed, a new attempt gets the same refusal and removes them. */
const removeUsedUpCoupons = ({ gtins }: CouponsUsedUp) =>
  Effect.forEach(gtins, (gtin) => removeCoupon({ gtin }), { discard: true }).pipe(
    Effect.mapError(({ detail }) => new OrderUnavailable({ detail }))
  )

/**
 * Orders with this page's selection, even when another tab has since saved a different one. After the change of an order, the customer's other cart becomes
 * the current one again. Discount codes that were used up meanwhile are removed from the cart, and the shopper may order again for the new total.
 */
export const placeOrder = (
  input: PlaceOrderInput
): Effect.Effect<Order, PlaceOrderError, States | CartQueue | CallContext> =>
  Effect.gen(function* () {
    const isChange = replacesOrder((yield* stateOf(cartState)).current())
    const order = yield* withSelectionSaved(submitOrder(input)).pipe(
      Effect.tapError((error) => (error._tag === "CouponsUsedUp" ? removeUsedUpCoupons(error) : Effect.void))
    )
    if (isChange) {
      yield* (yield* CartQueue).runExclusive(fetchCart({ deleteStaleCarts: false }))
      yield* moveCartToSelection()
    }
    return order
  })
