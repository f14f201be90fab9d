import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import styles from "./Disclosure.module.css"
import { Icon } from "./Icon.tsx"

export interface DisclosureProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly open?: boolean | undefined
  /** Disclosures of one name: opening one closes the others. */
  readonly name?: string | undefined
  readonly look?: "line" | "box" | undefined
  /** Makes the summary a heading. */
  readonly heading?: "h2" | "h3" | "h4" | undefined
}

/** Something folded, opened by its line; works without JavaScript. */
export const Disclosure = ({ summary, children, open, name, look = "line", heading: Heading }: DisclosureProps) => (
  <details className={classes(styles.disclosure, styles[look])} open={open} name={name}>
    <summary className={styles.summary}>
      {Heading ? <Heading className={styles.heading}>{summary}</Heading> : <span>{summary}</span>}
      <Icon name="down" className={styles.arrow} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
