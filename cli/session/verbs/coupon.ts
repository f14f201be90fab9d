import { stateOf } from "#core/kernel/state-of.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { Data, Effect } from "effect"
import { couponFailures, couponRemovalFailures } from "#web/features/cart/coupon-failures.ts"
import { added as couponAdded } from "#web/text/coupon.ts"
import { text, useCaseVerb } from "./verb.ts"

const codeField = text("The discount code")

export const coupon = useCaseVerb("applyCoupon", {
  name: "coupon",
  summary: "Adds a discount code to the cart.",
  example: "coupon: VALKOMMEN50",
  input: { code: codeField },
  shorthand: "code",
  run: ({ code }, applyCoupon) => applyCoupon({ code }),
  failures: couponFailures,
  successMessage: (appliedCode) => couponAdded(appliedCode)
})

class CouponNotInCart extends Data.TaggedError("CouponNotInCart") {}

export const removeCoupon = useCaseVerb("removeCoupon", {
  name: "remove-coupon",
  summary: "Removes a discount code from the cart.",
  example: "remove-coupon: VALKOMMEN50",
  input: { code: codeField },
  shorthand: "code",
  run: ({ code: input }, removeCoupon) =>
    Effect.gen(function* () {
      const appliedCoupons = (yield* stateOf(cartState)).current().serverCart?.coupons ?? []
      const match = appliedCoupons.find(({ code }) => code.toUpperCase() === input.trim().toUpperCase())
      if (match === undefined) return yield* new CouponNotInCart()
      return yield* removeCoupon({ gtin: match.gtin })
    }),
  failures: { ...couponRemovalFailures, CouponNotInCart: null }
})
