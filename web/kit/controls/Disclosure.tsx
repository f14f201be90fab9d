import type { ReactNode } from "react"
import { classes } from "../classes.ts"
import styles from "./Disclosure.module.css"
import { Icon } from "./Icon.tsx"

export interface DisclosureProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly open?: boolean | undefined
  /** Only one of the disclosures with the same name is open at a time. */
  readonly name?: string | undefined
  readonly variant?: "line" | "box" | undefined
  /** Makes the summary a heading. */
  readonly heading?: "h2" | "h3" | "h4" | undefined
}

/** Content that is collapsed under its summary; works without JavaScript. */
export const Disclosure = ({ summary, children, open, name, variant = "line", heading: Heading }: DisclosureProps) => (
  <details className={classes(styles.disclosure, styles[variant])} open={open} name={name}>
    <summary className={styles.summary}>
      {Heading ? <Heading className={styles.heading}>{summary}</Heading> : <span>{summary}</span>}
      <Icon name="down" className={styles.arrow} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
