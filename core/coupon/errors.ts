import { Schema } from "effect"

/** COUPON-04 */
export class CouponMissing extends Schema.TaggedError<CouponMissing>()("CouponMissing", {}) {}
/** COUPON-09 */
export class CouponUsed extends Schema.TaggedError<CouponUsed>()("CouponUsed", {}) {}
/** COUPON-10 */
export class CouponReserved extends Schema.TaggedError<CouponReserved>()("CouponReserved", {}) {}
/** COUPON-11 */
export class CouponExpired extends Schema.TaggedError<CouponExpired>()("CouponExpired", {}) {}
/** COUPON-12 */
export class CouponNotValidated extends Schema.TaggedError<CouponNotValidated>()("CouponNotValidated", {}) {}
/** COUPON-13, COUPON-14 */
export class CouponInvalid extends Schema.TaggedError<CouponInvalid>()("CouponInvalid", {}) {}
/** There is nothing to take money off yet. */
export class CouponNeedsCart extends Schema.TaggedError<CouponNeedsCart>()("CouponNeedsCart", {}) {}
/** The question itself failed. */
export class CouponUnavailable extends Schema.TaggedError<CouponUnavailable>()("CouponUnavailable", { detail: Schema.String }) {}
