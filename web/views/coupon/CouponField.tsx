import { type FormEvent, type Ref, useId, useRef } from "react"
import { maxCodeLength } from "#core/coupon/rules.ts"
import type { Ore } from "#core/kernel/money.ts"
import { formatPrice } from "#core/kernel/money.ts"
import * as text from "#web/text/coupon.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import styles from "./CouponField.module.css"
import { Disclosure } from "#web/kit/controls/Disclosure.tsx"
import { Icon } from "#web/kit/controls/Icon.tsx"
import { IconButton } from "#web/kit/controls/IconButton.tsx"

const tag = "M3 3.5h6.5l7.7 7.7a1.2 1.2 0 0 1 0 1.7l-4.3 4.3a1.2 1.2 0 0 1-1.7 0L3 9.5v-6ZM6.6 7.1v.1"

export interface AppliedCoupon {
  readonly code: string
  readonly name?: string | undefined
  readonly amount?: Ore | undefined
}

export interface CouponFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit: (event: FormEvent) => void
  readonly pending?: boolean | undefined
  /** The result of the last action, shown at the field and announced (COUPON-05). */
  readonly result?: { readonly kind: "success" | "error"; readonly message: string } | undefined
  readonly appliedCoupons?: ReadonlyArray<AppliedCoupon> | undefined
  readonly onRemove?: ((code: string) => void) | undefined
  /** The ref of the input. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A collapsible field for a coupon code, with the applied coupons above it. */
export const CouponField = ({
  value,
  onChange,
  onSubmit,
  pending,
  result,
  appliedCoupons = [],
  onRemove,
  ref
}: CouponFieldProps) => {
  const id = useId()
  const hasFailed = result?.kind === "error"
  // The field stays open after a result, because the result is cleared when the next code is typed.
  const hasHadResult = useRef(false)
  if (result !== undefined) hasHadResult.current = true
  return (
    <div className={styles.coupon}>
      {appliedCoupons.length > 0 && (
        <ul role="list">
          {appliedCoupons.map((coupon) => (
            <li key={coupon.code} className={styles.applied}>
              <Icon name={tag} />
              <span className={styles.code}>{coupon.name ?? coupon.code}</span>
              {coupon.amount !== undefined && <span>{formatPrice(coupon.amount)}</span>}
              {onRemove && (
                <IconButton icon="close" label={text.remove(coupon.code)} onClick={() => onRemove(coupon.code)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <Disclosure summary={text.open} open={hasHadResult.current || undefined}>
        <form className={styles.form} method="post" onSubmit={onSubmit}>
          <label htmlFor={id} className="visually-hidden">
            {text.label}
          </label>
          <input
            id={id}
            ref={ref}
            className={styles.input}
            placeholder={text.label}
            value={value}
            maxLength={maxCodeLength}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={hasFailed || undefined}
            aria-describedby={`${id}-message`}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button variant="quiet" type="submit" pending={pending}>
            {text.apply}
          </Button>
        </form>
      </Disclosure>
      <p id={`${id}-message`} className={hasFailed ? styles.failed : styles.succeeded} role="status">
        {result && (
          <>
            <Icon name={hasFailed ? "warning" : "check"} size={18} />
            {result.message}
          </>
        )}
      </p>
    </div>
  )
}
