import type { ReactNode } from "react"
import { classes } from "../classes.ts"
import styles from "./Field.module.css"
import { Icon } from "../controls/Icon.tsx"

/** The validity of the value; `unknown` shows nothing. */
export type FieldStatus = "unknown" | "valid" | "invalid"

export interface FieldFrameProps {
  readonly id: string
  readonly label: string
  readonly required?: boolean | undefined
  readonly optionalLabel?: string | undefined
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly status: FieldStatus
  readonly counter?: string | undefined
  readonly children: ReactNode
}

/** The ids for a field's aria-describedby: its hint, if it has one, then its error. */
export const describedBy = (id: string, hasHint: boolean): string =>
  hasHint ? `${id}-hint ${id}-error` : `${id}-error`

/** The frame of a text field: label above, hint and error below. */
export const FieldFrame = ({
  id,
  label,
  required,
  optionalLabel,
  hint,
  error,
  status,
  counter,
  children
}: FieldFrameProps) => (
  <div className={classes(styles.field, status === "invalid" && styles.invalid, status === "valid" && styles.valid)}>
    <label className={styles.label} htmlFor={id}>
      {label}
      {required && <span aria-hidden="true">*</span>}
      {optionalLabel !== undefined && <span className={styles.optional}> {optionalLabel}</span>}
    </label>
    <div className={styles.box}>{children}</div>
    {(hint !== undefined || counter !== undefined) && (
      <div className={styles.belowBox}>
        <span id={`${id}-hint`} className={styles.hint}>
          {/* A hint that is also the error is shown once. */}
          {status === "invalid" && hint === error ? undefined : hint}
        </span>
        {counter !== undefined && <span className={styles.hint}>{counter}</span>}
      </div>
    )}
    <p id={`${id}-error`} className={styles.error} aria-live="polite">
      {status === "invalid" && error !== undefined && (
        <>
          <Icon name="warning" size={18} />
          {error}
        </>
      )}
    </p>
  </div>
)
