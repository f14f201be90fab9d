import { useId } from "react"
import styles from "./PlainSelect.module.css"
import { Icon } from "../controls/Icon.tsx"

export interface PlainSelectProps {
  readonly label: string
  readonly value: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly onChange: (value: string) => void
}

/** A select with its label beside it, without validation. */
export const PlainSelect = ({ label, value, options, onChange }: PlainSelectProps) => {
  const id = useId()
  return (
    <div className={styles.plain}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
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
