import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState } from "../cart/cart-state.ts"
import { CartQueue } from "../cart/cart-queue.ts"
import type { Cart } from "../cart/model.ts"
import { call, type CallContext } from "../contract/call.ts"
import { removeDiscountCode } from "./api.ts"
import { changeCodes } from "./change-codes.ts"
import { CouponUnavailable } from "./errors.ts"

/** Removes a coupon from the cart by its GTIN. A second removal waits for the first and then finds no coupon to remove. */
export const removeCoupon = ({
  gtin
}: {
  readonly gtin: string
}): Effect.Effect<void, CouponUnavailable, States | CartQueue | CallContext> =>
  Effect.gen(function* () {
    const cart = yield* stateOf(cartState)
    const queue = yield* CartQueue
    yield* queue
      .runExclusive(
        Effect.gen(function* () {
          const { serverCart } = cart.current()
          const isRemoved = (current: Cart | null) =>
            current === null || current.coupons.every((coupon) => coupon.gtin !== gtin)
          if (serverCart === null || isRemoved(serverCart)) return
          yield* changeCodes(call(removeDiscountCode, { params: { id: serverCart.id }, query: { gtin } }), isRemoved)
        })
      )
      .pipe(Effect.mapError((error) => new CouponUnavailable({ detail: error._tag })))
  })
