import type { ReactNode } from "react"
import { useEffect, useRef } from "react"
import { notifications } from "#web/text/connection.ts"
import styles from "./Toast.module.css"

export interface ToastRegionProps {
  /** Toast elements, the newest last; whatever draws none shows nothing. */
  readonly children?: ReactNode
}

/** Where toasts stand: bottom right, above open dialogs, clear of 'Gå till kassan' (TOAST-03). */
export const ToastRegion = ({ children }: ToastRegionProps) => {
  const ref = useRef<HTMLDivElement>(null)
  // Shown anew with each toast, so that it lies above a dialog opened since.
  useEffect(() => {
    const region = ref.current
    if (region === null || region.showPopover === undefined) return
    let count = 0
    const look = () => {
      const now = region.childElementCount
      if (now !== count && region.matches(":popover-open")) region.hidePopover()
      if (now > 0 && !region.matches(":popover-open")) region.showPopover()
      count = now
    }
    const observer = new MutationObserver(look)
    observer.observe(region, { childList: true })
    look()
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref} className={styles.region} popover="manual" data-toasts role="region" aria-label={notifications}>
      {children}
    </div>
  )
}
