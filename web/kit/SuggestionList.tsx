import type { ReactNode } from "react"
import { suggestions } from "#web/text/search.ts"
import { classes } from "./classes.ts"
import styles from "./SuggestionList.module.css"

export interface SuggestionListProps {
  readonly id: string
  /** What is shown belongs to an earlier query. */
  readonly stale?: boolean | undefined
  /** Before the groups, outside the list: no hits, 'Menade du:'. */
  readonly before?: ReactNode
  /** After the groups: 'Visa fler sökresultat'. */
  readonly after?: ReactNode
  /** SuggestionGroup elements. */
  readonly children?: ReactNode
}

/** The panel under the search field: groups of options in one listbox. */
export const SuggestionList = ({ id, stale, before, after, children }: SuggestionListProps) => (
  <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
    {before}
    <div id={id} role="listbox" aria-label={suggestions} aria-busy={stale || undefined} className={classes(stale && styles.stale)}>
      {children}
    </div>
    {after !== undefined && <div className={styles.after}>{after}</div>}
  </div>
)
