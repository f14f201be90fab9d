import { useId } from "react"
import styles from "./PlainSelect.module.css"
import { Icon } from "./Icon.tsx"

export interface PlainSelectProps {
  readonly label: string
  readonly value: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly onChange: (value: string) => void
}

/** One of a list where nothing can be wrong, as a sort order: its name beside it, no room for messages, no checks. */
export const PlainSelect = ({ label, value, options, onChange }: PlainSelectProps) => {
  const id = useId()
  return (
    <div className={styles.plain}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
      </select>
      <Icon name="down" />
    </div>
  )
}
