import { cartState } from "#core/cart/cart-state.ts"
import { useEffect, useRef, useState } from "react"
import { normalizeCode } from "#core/coupon/rules.ts"
import { useStateView, useCase } from "#web/container/react.tsx"
import { useForm } from "#web/forms/use-form.ts"
import { CouponField, type CouponFieldProps } from "#web/views/coupon/CouponField.tsx"
import * as text from "#web/text/coupon.ts"
import { couponFailures, couponRemovalFailures } from "./coupon-failures.ts"
import styles from "./CouponEntry.module.css"

type Result = NonNullable<CouponFieldProps["result"]>

/** The coupon field of the cart, with the result of the last action (COUPON rows). */
export const CouponEntry = () => {
  const coupons = useStateView(cartState, ({ serverCart }) => serverCart?.coupons)
  const applyCoupon = useCase("applyCoupon")
  const removeCoupon = useCase("removeCoupon")
  /** The result of the last success, or of a removal; the form itself keeps its failures. */
  const [lastResult, setLastResult] = useState<Result>()
  const form = useForm({
    fields: {
      code: { normalize: normalizeCode, validate: (code) => (code === "" ? couponFailures.CouponMissing : undefined) }
    },
    submit: applyCoupon,
    onSuccess: (code) => {
      setLastResult({ kind: "success", message: text.added(code) })
      form.reset({ code: "" })
    }
  })
  const { value, onChange, status, error, ref } = form.register("code")
  const { failure, failureCount } = form
  const errorMessage = status === "invalid" ? error : failure && couponFailures[failure._tag]
  const result: Result | undefined = errorMessage === undefined ? lastResult : { kind: "error", message: errorMessage }
  const showResult = (next: Result | undefined) => {
    form.clearErrors()
    setLastResult(next)
  }

  // On a phone the totals cover the bottom of the panel: the result must not be hidden behind them.
  const container = useRef<HTMLDivElement>(null)
  const hasResult = result !== undefined
  useEffect(() => {
    if (hasResult) container.current?.scrollIntoView({ block: "nearest" })
  }, [hasResult, errorMessage, failureCount, lastResult])

  const remove = async (gtin: string) => {
    const removal = await removeCoupon({ gtin })
    showResult(
      removal._tag === "Failure" ? { kind: "error", message: couponRemovalFailures[removal.failure._tag] } : undefined
    )
  }
  return (
    <div ref={container} className={styles.entry}>
      <CouponField
        ref={ref}
        value={value}
        onChange={(typed) => {
          onChange(typed)
          showResult(undefined)
        }}
        onSubmit={form.handleSubmit}
        pending={form.isSubmitting}
        result={result}
        applied={(coupons ?? []).map(({ code: applied, name, amount }) => ({
          code: applied,
          name,
          amount: amount === 0 ? undefined : (-amount as typeof amount)
        }))}
        onRemove={(removed) => {
          const coupon = coupons?.find((candidate) => candidate.code === removed)
          if (coupon !== undefined) void remove(coupon.gtin)
        }}
      />
    </div>
  )
}
