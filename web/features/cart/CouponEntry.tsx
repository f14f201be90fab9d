import { useEffect, useRef, useState } from "react"
import { typedCode } from "#core/coupon/rules.ts"
import { ApplyCoupon, CartViewId, RemoveCoupon } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { CouponField } from "#web/kit/CouponField.tsx"
import * as text from "#web/text/coupon.ts"
import { couponFailures, couponRemovalFailures } from "./coupon-failures.ts"
import styles from "./CouponEntry.module.css"

/** A place for a discount code, with the shop's answer at it (COUPON rows). */
export const CouponEntry = () => {
  const coupons = useStateView(CartViewId, ({ settled }) => settled?.coupons)
  const applyCoupon = useService(ApplyCoupon)
  const removeCoupon = useService(RemoveCoupon)
  const [code, setCode] = useState("")
  const [pending, setPending] = useState(false)
  const [answer, setAnswer] = useState<{ readonly kind: "success" | "error"; readonly message: string }>()

  // On a phone the sum lies under the field: the answer must not hide behind it.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer !== undefined) place.current?.scrollIntoView({ block: "nearest" })
  }, [answer])

  const remove = async (gtin: string) => {
    const result = await removeCoupon({ gtin })
    setAnswer(result._tag === "Failure" ? { kind: "error", message: couponRemovalFailures[result.failure._tag] } : undefined)
  }
  const submit = async () => {
    setPending(true)
    const result = await applyCoupon({ code })
    setPending(false)
    if (result._tag === "Failure") return setAnswer({ kind: "error", message: couponFailures[result.failure._tag] })
    setAnswer({ kind: "success", message: text.added(result.success) })
    setCode("")
  }
  return (
    <div ref={place} className={styles.place}>
      <CouponField
        value={code}
        onChange={(typed) => {
          setCode(typedCode(typed))
          setAnswer(undefined)
        }}
        onSubmit={() => void submit()}
        pending={pending}
        answer={answer}
        applied={(coupons ?? []).map(({ code: applied, name, amount }) => ({ code: applied, name, amount: amount === 0 ? undefined : (-amount as typeof amount) }))}
        onRemove={(removed) => {
          const coupon = coupons?.find((candidate) => candidate.code === removed)
          if (coupon !== undefined) void remove(coupon.gtin)
        }}
      />
    </div>
  )
}
