import styles from "./Spinner.module.css"

export interface SpinnerProps {
  /** Width and height in px. */
  readonly size?: number | undefined
  /** The accessible name; absent when the control around it is aria-busy. */
  readonly label?: string | undefined
}

/** A spinner; decorative without a label. */
export const Spinner = ({ size = 20, label }: SpinnerProps) => (
  <svg
    className={styles.spinner}
    width={size}
    height={size}
    viewBox="0 0 20 20"
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
  >
    <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="2.2" opacity="0.25" />
    <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
  </svg>
)
