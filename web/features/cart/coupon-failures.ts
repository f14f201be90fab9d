import type { ApplyCouponError } from "#core/coupon/apply-coupon.ts"
import type { CouponUnavailable } from "#core/coupon/errors.ts"
import * as text from "#web/text/coupon.ts"
import { title as failedTitle } from "#web/text/errors.ts"
import type { FailureTexts } from "#web/text/failure-text.ts"
import { tooManyAttempts } from "#web/text/login.ts"

/** Texts of failures to apply a coupon (COUPON-04..14). */
export const couponFailures: FailureTexts<ApplyCouponError> = {
  CouponMissing: text.missing,
  CouponUsed: text.alreadyUsed,
  CouponReserved: text.reserved,
  CouponExpired: text.expired,
  CouponNotValidated: text.validationFailed,
  CouponInvalid: text.invalid,
  TooManyAttempts: tooManyAttempts,
  CouponNeedsCart: text.invalid,
  CouponUnavailable: failedTitle
}

export const couponRemovalFailures: { readonly [Tag in CouponUnavailable["_tag"]]: string } = {
  CouponUnavailable: text.removeFailed
}
