import type { ReactNode } from "react"
import { notifications } from "#web/text/connection.ts"
import styles from "./Toast.module.css"

export interface ToastRegionProps {
  /** Toast elements, the newest last; whatever draws none shows nothing. */
  readonly children?: ReactNode
}

/** Where toasts stand: bottom right on a page, clear of 'Gå till kassan'; at the end of an open panel or dialog (TOAST-03). */
export const ToastRegion = ({ children }: ToastRegionProps) => (
  <div className={styles.region} data-toasts role="region" aria-label={notifications} aria-live="polite">
    {children}
  </div>
)
