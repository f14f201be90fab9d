import { Effect } from "effect"
import { CartQueue } from "../cart/cart-queue.ts"
import { CartState } from "../cart/cart-state.ts"
import { cartOf } from "../cart/from-wire.ts"
import { call, type CallContext } from "../contract/call.ts"
import { removeDiscountCode } from "./api.ts"
import { CouponUnavailable } from "./errors.ts"

/** Takes a coupon out of the cart by its goods number. */
export const removeCoupon = ({ gtin }: { readonly gtin: string }): Effect.Effect<void, CouponUnavailable, CartState | CartQueue | CallContext> =>
  Effect.gen(function*() {
    const cart = yield* CartState
    const queue = yield* CartQueue
    const id = cart.current().settled?.id
    if (id === undefined) return
    yield* queue.alone(Effect.gen(function*() {
      const answer = yield* call(removeDiscountCode, { params: { id }, query: { gtin } })
      yield* queue.settle(cartOf(answer))
    })).pipe(Effect.mapError((error) => new CouponUnavailable({ detail: error._tag })))
  })
