import { useId } from "react"
import styles from "./Field.module.css"
import { Icon } from "./Icon.tsx"

export interface PlainSelectProps {
  readonly label: string
  readonly value: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly onChange: (value: string) => void
}

/** One of a list where nothing can be wrong, as a sort order: no room for messages, no checks. */
export const PlainSelect = ({ label, value, options, onChange }: PlainSelectProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <select id={id} className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
        </select>
        <Icon name="down" className={styles.arrow} />
      </div>
    </div>
  )
}
