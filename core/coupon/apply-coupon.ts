import { Effect } from "effect"
import { CartQueue } from "../cart/cart-queue.ts"
import { CartState } from "../cart/cart-state.ts"
import { cartOf } from "../cart/from-wire.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { isScannedGtin } from "../kernel/gtin.ts"
import { addDiscountCode, mapDiscountCode } from "./api.ts"
import {
  CouponExpired, CouponInvalid, CouponMissing, CouponNeedsCart, CouponNotValidated, CouponReserved, CouponUnavailable, CouponUsed
} from "./errors.ts"
import { typedCode } from "./rules.ts"

export interface ApplyCouponInput {
  readonly code: string
}

export type ApplyCouponError =
  | CouponMissing | CouponUsed | CouponReserved | CouponExpired | CouponNotValidated | CouponInvalid | CouponNeedsCart | CouponUnavailable

const failureOf = (error: CallError): ApplyCouponError => {
  if (error._tag !== "ApiRefused") return new CouponUnavailable({ detail: error._tag })
  const [first] = error.errors
  switch (error.code) {
    case "ERR_COUPON_ALREADY_USED":
      return /already reserved/i.test(first?.message ?? "") ? new CouponReserved() : new CouponUsed()
    case "ERR_COUPON_EXPIRED":
      return new CouponExpired()
    case "ERR_COUPON_VALIDATION":
      return new CouponNotValidated()
    case "ERR_COUPON_DOESNT_EXISTS":
    case "ERR_INVALID_COUPON":
      return new CouponInvalid()
    default:
      return new CouponUnavailable({ detail: `${error.status} ${error.code}` })
  }
}

/** Looks the code up, unless it is a goods number itself, and puts it into the cart; answers the code as it was applied (COUPON-08). */
export const applyCoupon = ({ code: typed }: ApplyCouponInput): Effect.Effect<string, ApplyCouponError, CartState | CartQueue | CallContext> =>
  Effect.gen(function*() {
    const code = typedCode(typed)
    if (code === "") return yield* new CouponMissing()
    const cart = yield* CartState
    const queue = yield* CartQueue
    yield* queue.flush
    const id = cart.current().settled?.id
    if (id === undefined) return yield* new CouponNeedsCart()
    return yield* queue.alone(Effect.gen(function*() {
      const coupon = isScannedGtin(code) ? { gtin: code, name: code, code } : yield* call(mapDiscountCode, { query: { code } })
      const answer = yield* call(addDiscountCode, { params: { id }, body: { gtin: coupon.gtin, name: coupon.name } })
      yield* queue.settle(cartOf(answer))
      return coupon.code
    })).pipe(Effect.mapError(failureOf))
  })
