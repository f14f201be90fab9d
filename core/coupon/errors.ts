import { Schema } from "effect"

/** No code was entered (COUPON-04). */
export class CouponMissing extends Schema.TaggedError<CouponMissing>()("CouponMissing", {}) {}
/** The code has been used (COUPON-09). */
export class CouponUsed extends Schema.TaggedError<CouponUsed>()("CouponUsed", {}) {}
/** The code is already reserved (COUPON-10). */
export class CouponReserved extends Schema.TaggedError<CouponReserved>()("CouponReserved", {}) {}
/** The code has expired (COUPON-11). */
export class CouponExpired extends Schema.TaggedError<CouponExpired>()("CouponExpired", {}) {}
/** The code could not be validated (COUPON-12). */
export class CouponNotValidated extends Schema.TaggedError<CouponNotValidated>()("CouponNotValidated", {}) {}
/** The code does not exist or is not valid (COUPON-13, COUPON-14). */
export class CouponInvalid extends Schema.TaggedError<CouponInvalid>()("CouponInvalid", {}) {}
/** A coupon needs a cart, and there is none yet. */
export class CouponNeedsCart extends Schema.TaggedError<CouponNeedsCart>()("CouponNeedsCart", {}) {}
/** The code could not be applied or removed for another reason. */
export class CouponUnavailable extends Schema.TaggedError<CouponUnavailable>()("CouponUnavailable", {
  detail: Schema.String
}) {}
