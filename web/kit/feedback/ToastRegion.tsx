import type { ReactNode } from "react"
import styles from "./Toast.module.css"

export interface ToastRegionProps {
  readonly label: string
  /** Toasts, the newest last. */
  readonly children?: ReactNode
}

/** The region of the toasts: at the lower right of a page, or at the end of an open panel or dialog. */
export const ToastRegion = ({ label, children }: ToastRegionProps) => (
  <div className={styles.region} role="region" aria-label={label} aria-live="polite">
    {children}
  </div>
)
