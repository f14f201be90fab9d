import type { ReactNode } from "react"
import { useEffect, useRef } from "react"
import { notifications } from "#web/text/errors.ts"
import styles from "./Toast.module.css"

export interface ToastRegionProps {
  /** Toast elements, the newest last. */
  readonly children?: ReactNode
  readonly count: number
}

/** Where toasts stand: bottom right, above open dialogs, clear of 'Gå till kassan' (TOAST-03). */
export const ToastRegion = ({ children, count }: ToastRegionProps) => {
  const ref = useRef<HTMLDivElement>(null)
  // Shown anew with each toast, so that it lies above a dialog opened since.
  useEffect(() => {
    const region = ref.current
    if (region === null || region.showPopover === undefined) return
    if (region.matches(":popover-open")) region.hidePopover()
    if (count > 0) region.showPopover()
  }, [count])
  return (
    <div ref={ref} className={styles.region} popover="manual" role="region" aria-label={notifications}>
      {children}
    </div>
  )
}
