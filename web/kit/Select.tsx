import type { ReactNode, SelectHTMLAttributes } from "react"
import { useId } from "react"
import styles from "./Field.module.css"
import { describedBy, FieldFrame } from "./FieldFrame.tsx"
import { Icon } from "./Icon.tsx"
import { useFieldCheck } from "./use-field-check.ts"

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "onChange" | "value" | "id"> {
  readonly label: string
  readonly value: string
  readonly options: ReadonlyArray<SelectOption>
  readonly onChange: (value: string) => void
  /** First, empty choice. */
  readonly placeholder?: string | undefined
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly showError?: boolean | undefined
  readonly optional?: boolean | undefined
}

/** One of a list, with the platform's own picker. */
export const Select = (props: SelectProps) => {
  const { label, value, options, onChange, placeholder, hint, error, showError = false, optional, required, onBlur, ...rest } = props
  const id = useId()
  const check = useFieldCheck(error, value !== "", showError)
  return (
    <FieldFrame id={id} label={label} required={required} optional={optional} hint={hint} error={error} status={check.status}>
      <select
        {...rest}
        id={id}
        className={styles.select}
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
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" className={styles.arrow} />
    </FieldFrame>
  )
}
