import type { ReactNode } from "react"
import styles from "./Badge.module.css"
import { classes } from "../classes.ts"

export interface BadgeProps {
  readonly variant?: "plain" | "accent" | "outline" | "warning" | "count" | undefined
  readonly children: ReactNode
}

/** A short text or number that marks something; never colour alone. */
export const Badge = ({ variant = "plain", children }: BadgeProps) => (
  <span className={classes(styles.badge, styles[variant])}>{children}</span>
)
