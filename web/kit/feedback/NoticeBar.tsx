import type { ReactNode } from "react"
import { classes } from "../classes.ts"
import styles from "./NoticeBar.module.css"

export interface NoticeBarProps {
  readonly children: ReactNode
  /** How prominent it is. */
  readonly colour: "info" | "warning" | "campaign"
}

/** A message across the whole width, in its colour. */
export const NoticeBar = ({ children, colour }: NoticeBarProps) => (
  <div className={classes(styles.bar, styles[colour])} role="note">
    {children}
  </div>
)
