import styles from "./LoadingOverlay.module.css"
import { Spinner } from "./Spinner.tsx"

export interface LoadingOverlayProps {
  /** What is going on, in words. */
  readonly label: string
}

/** Lies over a part of the page that cannot be used for the moment (CART-21); its place is positioned. */
export const LoadingOverlay = ({ label }: LoadingOverlayProps) => (
  <div className={styles.overlay} role="status">
    <Spinner size={32} silent />
    <p>{label}</p>
  </div>
)
