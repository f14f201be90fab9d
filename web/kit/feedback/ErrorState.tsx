import type { ReactNode } from "react"
import { Icon } from "../controls/Icon.tsx"
import styles from "./State.module.css"

export interface ErrorStateProps {
  readonly title: string
  /** What failed and what still works. */
  readonly children?: ReactNode
  /** The recovery action. */
  readonly action?: ReactNode
  readonly heading?: "h1" | "h2" | "h3" | undefined
}

/** An error, shown where it happened. */
export const ErrorState = ({ title, children, action, heading: Heading = "h2" }: ErrorStateProps) => (
  <div className={styles.state} role="alert">
    <span className={styles.failed}>
      <Icon name="warning" size={32} />
    </span>
    <Heading className={styles.title}>{title}</Heading>
    {children !== undefined && <div className={styles.text}>{children}</div>}
    {action}
  </div>
)
