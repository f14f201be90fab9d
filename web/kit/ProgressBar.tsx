import { classes } from "./classes.ts"
import styles from "./ProgressBar.module.css"

export interface ProgressBarProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly look?: "action" | "offer" | undefined
}

/** How far something has come; the words stand beside it. */
export const ProgressBar = ({ label, value, max, look = "action" }: ProgressBarProps) => (
  <progress className={classes(styles.bar, styles[look])} aria-label={label} value={Math.min(Math.max(value, 0), max)} max={max} />
)
