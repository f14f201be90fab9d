import type { ReactNode } from "react"
import styles from "./Badge.module.css"
import { classes } from "./classes.ts"

export interface BadgeProps {
  readonly look?: "plain" | "new" | "age" | "warning" | "count" | undefined
  readonly children: ReactNode
}

/** A word or a number that marks goods; never colour alone. */
export const Badge = ({ look = "plain", children }: BadgeProps) => <span className={classes(styles.badge, styles[look])}>{children}</span>
