import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import { Icon } from "./Icon.tsx"
import styles from "./Notice.module.css"

export interface NoticeProps {
  readonly kind?: "info" | "success" | "warning" | "danger" | undefined
  readonly title?: string | undefined
  readonly children?: ReactNode
  /** A link or a button after the words. */
  readonly action?: ReactNode
  /** Read out when it appears: politely, or at once for a failure. */
  readonly spoken?: "polite" | "assertive" | undefined
}

const icons = { info: "info", success: "check", warning: "warning", danger: "warning" } as const

/** A message that stands in the page where it matters. */
export const Notice = ({ kind = "info", title, children, action, spoken }: NoticeProps) => (
  <div className={classes(styles.notice, styles[kind])} role={spoken === "assertive" ? "alert" : spoken === "polite" ? "status" : undefined}>
    <Icon name={icons[kind]} className={styles.icon} />
    <div className={styles.words}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children !== undefined && <div>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  </div>
)
