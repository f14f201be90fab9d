import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState } from "../cart/cart-state.ts"
import { CartQueue } from "../cart/cart-queue.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { type TooManyAttempts, tooManyAttempts } from "../contract/errors.ts"
import { looksLikeGtin } from "../kernel/gtin.ts"
import { addDiscountCode, mapDiscountCode } from "./api.ts"
import { changeCodes } from "./change-codes.ts"
import {
  CouponExpired,
  CouponInvalid,
  CouponMissing,
  CouponNeedsCart,
  CouponNotValidated,
  CouponReserved,
  CouponUnavailable,
  CouponUsed
} from "./errors.ts"
import { normalizeCode } from "./rules.ts"

export interface ApplyCouponInput {
  readonly code: string
}

export type ApplyCouponError =
  | CouponMissing
  | CouponUsed
  | CouponReserved
  | CouponExpired
  | CouponNotValidated
  | CouponInvalid
  | TooManyAttempts
  | CouponNeedsCart
  | CouponUnavailable

const failureOf = (error: CallError): ApplyCouponError => {
  if (error._tag !== "ApiErrorResponse") return new CouponUnavailable({ detail: error._tag })
  const [first] = error.errors
  switch (error.code) {
    case "ERR_COUPON_ALREADY_USED":
      // The API has one code for both errors; only their messages differ (COUPON-10).
      return /already reserved/i.test(first?.message ?? "") ? new CouponReserved() : new CouponUsed()
    case "ERR_COUPON_EXPIRED":
      return new CouponExpired()
    case "ERR_COUPON_VALIDATION":
      return new CouponNotValidated()
    case "ERR_COUPON_DOESNT_EXISTS":
    case "ERR_INVALID_COUPON":
      return new CouponInvalid()
    case "too_many_codes":
      return tooManyAttempts(error)
    default:
      return new CouponUnavailable({ detail: `${error.status} ${error.code}` })
  }
}

/** Looks up the code, unless it is a GTIN itself, and adds it to the cart. Returns the applied code (COUPON-08). */
export const applyCoupon = ({
  code: input
}: ApplyCouponInput): Effect.Effect<string, ApplyCouponError, States | CartQueue | CallContext> =>
  Effect.gen(function* () {
    const code = normalizeCode(input)
    if (code === "") return yield* new CouponMissing()
    const cart = yield* stateOf(cartState)
    const queue = yield* CartQueue
    yield* queue.flush
    const id = cart.current().serverCart?.id
    if (id === undefined) return yield* new CouponNeedsCart()
    return yield* queue
      .runExclusive(
        Effect.gen(function* () {
          const coupon = looksLikeGtin(code)
            ? { gtin: code, name: code, code }
            : yield* call(mapDiscountCode, { query: { code } })
          const body = { gtin: coupon.gtin, name: coupon.name, relatedGtin: null }
          yield* changeCodes(
            call(addDiscountCode, { params: { id }, body }),
            (current) => current?.coupons.some(({ gtin }) => gtin === coupon.gtin) ?? false
          )
          return coupon.code
        })
      )
      .pipe(Effect.mapError(failureOf))
  })
