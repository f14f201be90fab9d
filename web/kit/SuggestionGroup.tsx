import type { ReactNode } from "react"
import { useId } from "react"
import { classes } from "./classes.ts"
import styles from "./SuggestionList.module.css"

export interface SuggestionGroupProps {
  readonly label: string
  /** Rows of goods, with their controls beside them. */
  readonly goods?: boolean | undefined
  readonly children: ReactNode
}

/** Suggestions of one kind under their heading. */
export const SuggestionGroup = ({ label, goods, children }: SuggestionGroupProps) => {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={classes(styles.group, goods && styles.goods)}>
      <p id={id} className={styles.heading}>
        {label}
      </p>
      {children}
    </div>
  )
}
