import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import styles from "./NoticeBar.module.css"

export interface NoticeBarProps {
  readonly children: ReactNode
  /** As the administrator chose it with the message (SHELL-15). */
  readonly colour: "info" | "warning" | "campaign"
}

/** An administrator's message over the page, in its colour. */
export const NoticeBar = ({ children, colour }: NoticeBarProps) => (
  <div className={classes(styles.bar, styles[colour])} role="note">{children}</div>
)
