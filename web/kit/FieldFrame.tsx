import type { ReactNode } from "react"
import { optional } from "#web/text/forms.ts"
import { classes } from "./classes.ts"
import styles from "./Field.module.css"
import { Icon } from "./Icon.tsx"
import type { FieldStatus } from "./use-field-check.ts"

export interface FieldFrameProps {
  readonly id: string
  readonly label: string
  readonly required?: boolean | undefined
  readonly optional?: boolean | undefined
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly status: FieldStatus
  readonly counter?: string | undefined
  readonly children: ReactNode
}

/** Ids that a field names in aria-describedby: its hint, then its error. */
export const describedBy = (id: string, hint: boolean): string => (hint ? `${id}-hint ${id}-error` : `${id}-error`)

/** What stands around every field: label above, hint and error below. */
export const FieldFrame = ({ id, label, required, optional: isOptional, hint, error, status, counter, children }: FieldFrameProps) => (
  <div className={classes(styles.field, status === "invalid" && styles.invalid, status === "valid" && styles.valid)}>
    <label className={styles.label} htmlFor={id}>
      {label}
      {required && <span aria-hidden="true">*</span>}
      {isOptional && <span className={styles.optional}> {optional}</span>}
    </label>
    <div className={styles.box}>{children}</div>
    {(hint !== undefined || counter !== undefined) && (
      <div className={styles.under}>
        <span id={`${id}-hint`} className={styles.hint}>
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
