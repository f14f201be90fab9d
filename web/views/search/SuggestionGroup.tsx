import type { ReactNode } from "react"
import { useId } from "react"
import { classes } from "#web/kit/classes.ts"
import styles from "./SuggestionList.module.css"

export interface SuggestionGroupProps {
  readonly label: string
  /** Whether the options are products, which have controls beside them. */
  readonly areProducts?: boolean | undefined
  readonly children: ReactNode
}

/** Suggestions of one kind with their heading. */
export const SuggestionGroup = ({ label, areProducts, children }: SuggestionGroupProps) => {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={classes(styles.group, areProducts && styles.products)}>
      <p id={id} className={styles.heading}>
        {label}
      </p>
      {children}
    </div>
  )
}
