import { useId } from "react"
import styles from "./PlainSelect.module.css"
import { Icon } from "../controls/Icon.tsx"

export interface PlainSelectProps {
  readonly label: string
  /** Its name in a form that is sent without JavaScript. */
  readonly name?: string | undefined
  readonly invalid?: boolean | undefined
  readonly value: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly onChange: (value: string) => void
}

/** A select with its label beside it, without validation. */
export const PlainSelect = ({ label, name, invalid, value, options, onChange }: PlainSelectProps) => {
  const id = useId()
  return (
    <div className={styles.plain}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  )
}
