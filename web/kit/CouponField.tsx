import type { FormEvent } from "react"
import { useId, useRef } from "react"
import type { Ore } from "#core/kernel/money.ts"
import { formatPrice } from "#core/kernel/money.ts"
import * as text from "#web/text/coupon.ts"
import { Button } from "./Button.tsx"
import styles from "./CouponField.module.css"
import { Disclosure } from "./Disclosure.tsx"
import { Icon } from "./Icon.tsx"
import { IconButton } from "./IconButton.tsx"

export interface AppliedCoupon {
  readonly code: string
  readonly name?: string | undefined
  readonly amount?: Ore | undefined
}

export interface CouponFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit: () => void
  readonly pending?: boolean | undefined
  /** The shop's answer, standing at the field and read out (COUPON-05). */
  readonly answer?: { readonly kind: "success" | "error"; readonly message: string } | undefined
  readonly applied?: ReadonlyArray<AppliedCoupon> | undefined
  readonly onRemove?: ((code: string) => void) | undefined
}

/** A code has fewer than 20 characters (COUPON-02). */
const longest = 19

/** A quiet place for a code, under the goods. */
export const CouponField = ({ value, onChange, onSubmit, pending, answer, applied = [], onRemove }: CouponFieldProps) => {
  const id = useId()
  const failed = answer?.kind === "error"
  // Once it has answered it stays open: typing the next code takes the answer away, not the field.
  const answered = useRef(false)
  if (answer !== undefined) answered.current = true
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pending) onSubmit()
  }
  return (
    <div className={styles.coupon}>
      {applied.length > 0 && (
        <ul role="list">
          {applied.map((coupon) => (
            <li key={coupon.code} className={styles.applied}>
              <Icon name="tag" />
              <span className={styles.code}>{coupon.name ?? coupon.code}</span>
              {coupon.amount !== undefined && <span>{formatPrice(coupon.amount)}</span>}
              {onRemove && <IconButton icon="close" label={text.remove(coupon.code)} onClick={() => onRemove(coupon.code)} />}
            </li>
          ))}
        </ul>
      )}
      <Disclosure summary={text.open} open={answered.current || undefined}>
        <form className={styles.form} method="post" onSubmit={submit}>
          <label htmlFor={id} className="visually-hidden">
            {text.label}
          </label>
          <input
            id={id}
            className={styles.input}
            placeholder={text.label}
            value={value}
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={failed || undefined}
            aria-describedby={`${id}-answer`}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button look="quiet" type="submit" pending={pending}>
            {text.apply}
          </Button>
        </form>
      </Disclosure>
      <p id={`${id}-answer`} className={failed ? styles.failed : styles.succeeded} role="status">
        {answer && (
          <>
            <Icon name={failed ? "warning" : "check"} size={18} />
            {answer.message}
          </>
        )}
      </p>
    </div>
  )
}
