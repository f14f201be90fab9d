import type { InputHTMLAttributes, ReactNode } from "react"
import { useId } from "react"
import { classes } from "../classes.ts"
import styles from "./Checkbox.module.css"
import { Icon } from "../controls/Icon.tsx"

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "type" | "id"> {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** A secondary text beside the label. */
  readonly note?: ReactNode
  readonly error?: string | undefined
  /** Renders a radio button. */
  readonly radio?: boolean | undefined
}

/** A checkbox or radio button; the whole row is clickable. */
export const Checkbox = ({
  label,
  checked,
  onChange,
  note,
  error,
  radio,
  required,
  className,
  ...rest
}: CheckboxProps) => {
  const id = useId()
  return (
    <div className={className}>
      <label className={classes(styles.row, radio && styles.radio)} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type={radio ? "radio" : "checkbox"}
          className={styles.input}
          checked={checked}
          required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.box}>{radio ? <span className={styles.dot} /> : <Icon name="check" size={16} />}</span>
        <span className={styles.label}>
          {label}
          {required && <span aria-hidden="true">*</span>}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
