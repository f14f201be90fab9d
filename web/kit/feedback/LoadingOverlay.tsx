import styles from "./LoadingOverlay.module.css"
import { Spinner } from "../controls/Spinner.tsx"

export interface LoadingOverlayProps {
  /** What is loading. */
  readonly label: string
}

/** Covers a part of the page while it is loading; its parent must be positioned. */
export const LoadingOverlay = ({ label }: LoadingOverlayProps) => (
  <div className={styles.overlay} role="status">
    <Spinner size={32} />
    <p>{label}</p>
  </div>
)
