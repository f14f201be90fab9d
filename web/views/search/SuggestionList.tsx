import type { ReactNode } from "react"
import { suggestions } from "#web/text/suggestions.ts"
import { classes } from "#web/kit/classes.ts"
import styles from "./SuggestionList.module.css"

export interface SuggestionListProps {
  readonly id: string
  /** Whether the suggestions belong to an earlier query. */
  readonly stale?: boolean | undefined
  /** Content before the groups, outside the listbox: that there are no hits, 'Menade du:', completions. */
  readonly before?: ReactNode
  /** Content after the groups: 'Visa fler sökresultat'. */
  readonly after?: ReactNode
  /** One control per product, beside the options, because an option of a listbox cannot contain buttons. */
  readonly controls?: ReadonlyArray<ReactNode> | undefined
  readonly controlsLabel: string
  /** The index of the group of products, which is the first or the second group. */
  readonly productGroupIndex?: number | undefined
  /** SuggestionGroup elements; without any there is no listbox. */
  readonly children: ReadonlyArray<ReactNode>
}

/** The panel under the search field: groups of options in one listbox, and the products' controls beside it. */
export const SuggestionList = ({
  id,
  stale,
  before,
  after,
  controls = [],
  controlsLabel,
  productGroupIndex,
  children
}: SuggestionListProps) => (
  <div
    className={classes(styles.panel, productGroupIndex === 0 && children.length > 1 && styles.wide)}
    // A press on a suggestion keeps the focus in the search field; a press on a quantity field moves it.
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
          <div
            role="group"
            aria-label={controlsLabel}
            className={classes(styles.controls, productGroupIndex === 1 && styles.below)}
          >
            {controls}
          </div>
        )}
      </div>
    )}
    {after && <div className={styles.after}>{after}</div>}
  </div>
)
