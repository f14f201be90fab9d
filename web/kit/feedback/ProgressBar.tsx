import { classes } from "../classes.ts"
import styles from "./ProgressBar.module.css"

export interface ProgressBarProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly variant?: "action" | "offer" | undefined
}

/** Progress as a bar; its text is beside it. */
export const ProgressBar = ({ label, value, max, variant = "action" }: ProgressBarProps) => (
  <progress
    className={classes(styles.bar, styles[variant])}
    aria-label={label}
    value={Math.min(Math.max(value, 0), max)}
    max={max}
  />
)
