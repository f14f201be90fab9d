import type { ReactNode } from "react"
import { classes } from "../classes.ts"
import { Icon } from "../controls/Icon.tsx"
import styles from "./Notice.module.css"

export interface NoticeProps {
  readonly kind?: "info" | "success" | "warning" | "danger" | undefined
  readonly title?: string | undefined
  readonly children?: ReactNode
  /** A link or a button after the text. */
  readonly action?: ReactNode
  /** Announced when it appears: politely, or assertively for a failure. */
  readonly announce?: "polite" | "assertive" | undefined
}

const roles = { polite: "status", assertive: "alert" } as const

const icons = { info: "info", success: "check", warning: "warning", danger: "warning" } as const

/** A message in the page, next to its subject. */
export const Notice = ({ kind = "info", title, children, action, announce }: NoticeProps) => (
  <div className={classes(styles.notice, styles[kind])} role={announce && roles[announce]}>
    <Icon name={icons[kind]} className={styles.icon} />
    <div className={styles.text}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children !== undefined && <div>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  </div>
)
