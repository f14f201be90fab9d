import type { ReactNode } from "react"
import { classes } from "../classes.ts"
import styles from "./NoticeBar.module.css"

export interface NoticeBarProps {
  readonly children: ReactNode
  readonly kind: "info" | "warning" | "campaign"
}

/** A message across the whole width, in the colour of its kind. */
export const NoticeBar = ({ children, kind }: NoticeBarProps) => (
  <div className={classes(styles.bar, styles[kind])} role="note">
    {children}
  </div>
)
