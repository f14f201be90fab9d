import type { ReactNode, TextareaHTMLAttributes } from "react"
import { useId } from "react"
import { counter } from "#web/text/forms.ts"
import styles from "./Field.module.css"
import { describedBy, FieldFrame } from "./FieldFrame.tsx"
import { useFieldCheck } from "./use-field-check.ts"

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "onChange" | "value" | "id"> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly showError?: boolean | undefined
  readonly optional?: boolean | undefined
  readonly id?: string | undefined
}

/** Several lines of text; with `maxLength` it counts 'n/max' (DFORM-39). */
export const TextArea = (props: TextAreaProps) => {
  const { label, value, onChange, hint, error, showError = false, optional, required, id: givenId, onBlur, maxLength, ...rest } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const check = useFieldCheck(error, value !== "", showError)
  const count = maxLength === undefined ? undefined : counter(value.length, maxLength)
  return (
    <FieldFrame id={id} label={label} required={required} optional={optional} hint={hint} error={error} status={check.status} counter={count}>
      <textarea
        rows={5}
        {...rest}
        id={id}
        className={styles.area}
        value={value}
        maxLength={maxLength}
        required={required}
        aria-invalid={check.status === "invalid" || undefined}
        aria-describedby={describedBy(id, hint !== undefined || count !== undefined)}
        onChange={(event) => {
          check.changed()
          onChange(event.target.value)
        }}
        onBlur={(event) => {
          check.left()
          onBlur?.(event)
        }}
      />
    </FieldFrame>
  )
}
