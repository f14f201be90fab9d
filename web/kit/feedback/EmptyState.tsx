import type { ReactNode } from "react"
import { Icon } from "../controls/Icon.tsx"
import type { IconName } from "../controls/icon-paths.ts"
import styles from "./State.module.css"

export interface EmptyStateProps {
  readonly icon: IconName
  readonly title: string
  readonly children?: ReactNode
  /** The suggested next action. */
  readonly action?: ReactNode
  readonly heading?: "h1" | "h2" | "h3" | undefined
}

/** An empty state: why there is nothing, and what to do next. */
export const EmptyState = ({ icon, title, children, action, heading: Heading = "h2" }: EmptyStateProps) => (
  <div className={styles.state}>
    <span className={styles.symbol}>
      <Icon name={icon} size={32} />
    </span>
    <Heading className={styles.title}>{title}</Heading>
    {children !== undefined && <div className={styles.text}>{children}</div>}
    {action}
  </div>
)
