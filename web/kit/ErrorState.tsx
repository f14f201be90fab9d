import type { ReactNode } from "react"
import { tryAgain } from "#web/text/common.ts"
import { title as defaultTitle } from "#web/text/errors.ts"
import { Button } from "./Button.tsx"
import { Icon } from "./Icon.tsx"
import styles from "./State.module.css"

export interface ErrorStateProps {
  readonly title?: string | undefined
  /** What failed and what still works. */
  readonly children?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly retrying?: boolean | undefined
  readonly heading?: "h1" | "h2" | "h3" | undefined
}

/** Something failed, in the place where it did. */
export const ErrorState = ({ title = defaultTitle, children, onRetry, retrying, heading: Heading = "h2" }: ErrorStateProps) => (
  <div className={styles.state} role="alert">
    <span className={styles.failed}>
      <Icon name="warning" size={32} />
    </span>
    <Heading className={styles.title}>{title}</Heading>
    {children !== undefined && <div className={styles.words}>{children}</div>}
    {onRetry && (
      <Button look="quiet" pending={retrying} onClick={onRetry}>
        {tryAgain}
      </Button>
    )}
  </div>
)
