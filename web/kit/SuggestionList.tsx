import type { ReactNode } from "react"
import { suggestions } from "#web/text/suggestions.ts"
import { classes } from "./classes.ts"
import styles from "./SuggestionList.module.css"

export interface SuggestionListProps {
  readonly id: string
  /** What is shown belongs to an earlier query. */
  readonly stale?: boolean | undefined
  /** Before the groups, outside the listbox: no hits, 'Menade du:', completions. */
  readonly before?: ReactNode
  /** After the groups: 'Visa fler sökresultat'. */
  readonly after?: ReactNode
  /** Beside the goods, one control a row: an option of a listbox holds no buttons. */
  readonly controls?: ReadonlyArray<ReactNode> | undefined
  readonly controlsLabel: string
  /** Where among the groups the goods stand: first, or below one other group. */
  readonly goodsAt?: number | undefined
  /** SuggestionGroup elements; the listbox is there only with any. */
  readonly children: ReadonlyArray<ReactNode>
}

/** The panel under the search field: groups of options in one listbox, the goods' buttons beside it. */
export const SuggestionList = ({ id, stale, before, after, controls = [], controlsLabel, goodsAt, children }: SuggestionListProps) => (
  <div
    className={classes(styles.panel, goodsAt === 0 && children.length > 1 && styles.wide)}
    // A press on a suggestion leaves the focus in the field; one into an amount moves it there.
    onMouseDown={(event) => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
    }}
  >
    {before}
    {children.length > 0 && (
      <div className={classes(styles.columns, stale && styles.stale)}>
        <div id={id} role="listbox" aria-label={suggestions} aria-busy={stale || undefined} className={styles.list}>
          {children}
        </div>
        {controls.length > 0 && (
          <div role="group" aria-label={controlsLabel} className={classes(styles.controls, goodsAt === 1 && styles.below)}>
            {controls}
          </div>
        )}
      </div>
    )}
    {after && <div className={styles.after}>{after}</div>}
  </div>
)
