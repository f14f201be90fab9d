import type { ReactNode } from "react"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"
import styles from "./State.module.css"

export interface EmptyStateProps {
  readonly icon?: IconName | undefined
  readonly title: string
  readonly children?: ReactNode
  /** The one next step. */
  readonly action?: ReactNode
  readonly heading?: "h1" | "h2" | "h3" | undefined
}

/** Nothing here: why, and what to do next. */
export const EmptyState = ({ icon = "basket", title, children, action, heading: Heading = "h2" }: EmptyStateProps) => (
  <div className={styles.state}>
    <span className={styles.sign}>
      <Icon name={icon} size={32} />
    </span>
    <Heading className={styles.title}>{title}</Heading>
    {children !== undefined && <div className={styles.words}>{children}</div>}
    {action}
  </div>
)
