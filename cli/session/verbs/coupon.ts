import { Data, Effect } from "effect"
import { CartState } from "#core/cart/cart-state.ts"
import { applyCoupon } from "#core/coupon/apply-coupon.ts"
import { removeCoupon as removeCouponCase } from "#core/coupon/remove-coupon.ts"
import { couponFailures, couponRemovalFailures } from "#web/features/cart/coupon-failures.ts"
import { added } from "#web/text/coupon.ts"
import { text, verb } from "./verb.ts"

const code = text("The code as it is typed")

export const coupon = verb({
  name: "coupon",
  summary: "Uses a discount code in the cart.",
  example: "coupon: VALKOMMEN50",
  input: { code },
  short: "code",
  run: applyCoupon,
  failures: couponFailures,
  says: added
})

class CouponNotInCart extends Data.TaggedError("CouponNotInCart") {}

export const removeCoupon = verb({
  name: "remove-coupon",
  summary: "Takes a discount code out of the cart.",
  example: "remove-coupon: VALKOMMEN50",
  input: { code },
  short: "code",
  run: ({ code: typed }) =>
    Effect.gen(function*() {
      const applied = (yield* CartState).current().settled?.coupons ?? []
      const found = applied.find((candidate) => candidate.code.toUpperCase() === typed.trim().toUpperCase())
      if (found === undefined) return yield* new CouponNotInCart()
      return yield* removeCouponCase({ gtin: found.gtin })
    }),
  failures: { ...couponRemovalFailures, CouponNotInCart: null }
})
