import { loading } from "#web/text/common.ts"
import styles from "./Spinner.module.css"

export interface SpinnerProps {
  /** Width and height in px. */
  readonly size?: number | undefined
  /** Inside a control that says by itself that it waits. */
  readonly silent?: boolean | undefined
}

/** Something small is under way; read as 'Laddar' (FAV-04). */
export const Spinner = ({ size = 20, silent = false }: SpinnerProps) => (
  <svg
    className={styles.spinner}
    width={size}
    height={size}
    viewBox="0 0 20 20"
    {...(silent ? { "aria-hidden": true } : { role: "img", "aria-label": loading })}
  >
    <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="2.2" opacity="0.25" />
    <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
  </svg>
)
