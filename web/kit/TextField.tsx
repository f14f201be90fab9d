import type { InputHTMLAttributes, ReactNode, Ref } from "react"
import { useId } from "react"
import styles from "./Field.module.css"
import { describedBy, FieldFrame } from "./FieldFrame.tsx"
import { Icon } from "./Icon.tsx"
import { Spinner } from "./Spinner.tsx"
import { useFieldCheck } from "./use-field-check.ts"

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value" | "id"> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: ReactNode
  /** What is wrong with the value now; shown once the field may speak. */
  readonly error?: string | undefined
  /** Speaks at once, after a blocked submit. */
  readonly showError?: boolean | undefined
  /** Says '(valfritt)'. */
  readonly optional?: boolean | undefined
  /** Whether a value of the right form is known to be right; false where only an answer can tell. */
  readonly confirmed?: boolean | undefined
  /** A look-up for the value is under way. */
  readonly checking?: boolean | undefined
  /** Stands inside the box, at its end. */
  readonly end?: ReactNode
  readonly id?: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text with a visible label. */
export const TextField = (props: TextFieldProps) => {
  const { label, value, onChange, hint, error, showError = false, optional, checking, end, required, confirmed = true, id: givenId, onBlur, ref, ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const check = useFieldCheck(error, value !== "" && confirmed, showError)
  return (
    <FieldFrame id={id} label={label} required={required} optional={optional} hint={hint} error={error} status={check.status}>
      <input
        type="text"
        {...input}
        ref={ref}
        id={id}
        className={styles.input}
        value={value}
        required={required}
        aria-invalid={check.status === "invalid" || undefined}
        aria-describedby={describedBy(id, hint !== undefined)}
        onChange={(event) => {
          check.changed()
          onChange(event.target.value)
        }}
        onBlur={(event) => {
          check.left()
          onBlur?.(event)
        }}
      />
      {checking ? <Spinner size={18} /> : check.status === "valid" && <Icon name="check" className={styles.confirmed} />}
      {end}
    </FieldFrame>
  )
}
