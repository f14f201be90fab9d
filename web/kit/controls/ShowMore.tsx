import type { ReactNode } from "react"
import { Icon } from "./Icon.tsx"
import styles from "./ShowMore.module.css"

export interface ShowMoreProps {
  readonly showLabel: string
  readonly hideLabel: string
  readonly children: ReactNode
}

/** Content behind a control whose label says whether it shows or hides it; works without JavaScript. */
export const ShowMore = ({ showLabel, hideLabel, children }: ShowMoreProps) => (
  <details className={styles.more}>
    <summary className={styles.control}>
      <span className={styles.show}>{showLabel}</span>
      <span className={styles.hide}>{hideLabel}</span>
      <Icon name="down" className={styles.arrow} />
    </summary>
    {children}
  </details>
)
