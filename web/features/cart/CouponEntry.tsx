import { cartState } from "#core/cart/cart-state.ts"
import { useEffect, useRef, useState } from "react"
import { normalizeCode } from "#core/coupon/rules.ts"
import { useStatePart, useCase } from "#web/container/react.tsx"
import type { CouponUnavailable } from "#core/coupon/errors.ts"
import { useForm } from "#web/forms/use-form.ts"
import { CouponField, type CouponFieldProps } from "#web/views/coupon/CouponField.tsx"
import { failureText } from "#web/text/failure-text.ts"
import * as text from "#web/text/coupon.ts"
import { couponFailures, couponRemovalFailures } from "./coupon-failures.ts"
import styles from "./CouponEntry.module.css"

type CouponResult = NonNullable<CouponFieldProps["result"]>

const addedResult = (code: string): CouponResult => ({ kind: "success", message: text.added(code) })

const failedResult = (message: string): CouponResult => ({ kind: "error", message })

/** The coupon field of the cart, with the result of the last action (COUPON rows). */
export const CouponEntry = () => {
  const coupons = useStatePart(cartState, ({ serverCart }) => serverCart?.coupons)
  const applyCoupon = useCase("applyCoupon")
  const removeCoupon = useCase("removeCoupon")
  const form = useForm({
    fields: {
      code: { normalize: normalizeCode, validate: (code) => (code === "" ? text.missing : undefined) }
    },
    submit: applyCoupon,
    clearOnSuccess: ["code"]
  })
  const { value, onChange, status, error, ref } = form.register("code")
  const { success, failure, failureCount } = form
  const [removalFailure, setRemovalFailure] = useState<CouponUnavailable>()
  const errorMessage =
    (status === "invalid" ? error : undefined) ??
    (failure && failureText(couponFailures, failure)) ??
    (removalFailure && couponRemovalFailures[removalFailure._tag])
  const confirmation = success === undefined ? undefined : addedResult(success)
  const result = errorMessage === undefined ? confirmation : failedResult(errorMessage)

  // On a phone the totals cover the bottom of the panel and could hide the result.
  const container = useRef<HTMLDivElement>(null)
  const hasResult = result !== undefined
  useEffect(() => {
    if (hasResult) container.current?.scrollIntoView({ block: "nearest" })
  }, [hasResult, errorMessage, failureCount, success])

  const remove = async (gtin: string) => {
    const removal = await removeCoupon({ gtin })
    form.clearResult()
    setRemovalFailure(removal._tag === "Failure" ? removal.failure : undefined)
  }
  return (
    <div ref={container} className={styles.entry}>
      <CouponField
        ref={ref}
        value={value}
        onChange={(input) => {
          onChange(input)
          form.clearResult()
          setRemovalFailure(undefined)
        }}
        onSubmit={(event) => {
          setRemovalFailure(undefined)
          form.handleSubmit(event)
        }}
        pending={form.isSubmitting}
        result={result}
        appliedCoupons={(coupons ?? []).map(({ code, name, amount }) => ({
          code,
          name,
          amount: amount === 0 ? undefined : (-amount as typeof amount)
        }))}
        onRemove={(removedCode) => {
          const coupon = coupons?.find((candidate) => candidate.code === removedCode)
          if (coupon !== undefined) void remove(coupon.gtin)
        }}
      />
    </div>
  )
}
