import styles from "./ProgressBar.module.css"

export interface ProgressBarProps {
  readonly label: string
  readonly value: number
  readonly max: number
}

/** Progress as a bar; its text is beside it. */
export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <progress className={styles.bar} aria-label={label} value={Math.min(Math.max(value, 0), max)} max={max} />
)
