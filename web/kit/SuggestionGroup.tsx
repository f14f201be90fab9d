import type { ReactNode } from "react"
import { useId } from "react"
import styles from "./SuggestionList.module.css"

export interface SuggestionGroupProps {
  readonly label: string
  readonly children: ReactNode
}

/** Suggestions of one kind under their heading. */
export const SuggestionGroup = ({ label, children }: SuggestionGroupProps) => {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.heading}>
        {label}
      </p>
      {children}
    </div>
  )
}
