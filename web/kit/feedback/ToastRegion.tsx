import { type ReactNode, useRef } from "react"
import { useCoveredHeight } from "../rendering/use-covered-height.ts"
import styles from "./Toast.module.css"

export interface ToastRegionProps {
  readonly label: string
  /** A message above the toasts that announces itself. */
  readonly banner?: ReactNode
  /** Toasts, the newest last. */
  readonly children?: ReactNode
}

/** Scrolls the page when new messages cover the control that the shopper has just used. */
const uncoverFocus = (messages: HTMLElement) => {
  const { activeElement: focused } = document
  if (focused === null || messages.contains(focused)) return
  const covering = messages.getBoundingClientRect()
  const covered = focused.getBoundingClientRect()
  if (covered.bottom > covering.top && covered.top < covering.bottom && covered.right > covering.left)
    focused.scrollIntoView({ block: "nearest" })
}

/** The messages: at the lower right of a page, above its bars, or at the end of an open panel or dialog. */
export const ToastRegion = ({ label, banner, children }: ToastRegionProps) => {
  const messages = useRef<HTMLDivElement>(null)
  useCoveredHeight(messages, "--messages", uncoverFocus)
  return (
    <div ref={messages} className={styles.messages}>
      {banner}
      <div role="region" aria-label={label} aria-live="polite">
        {children}
      </div>
    </div>
  )
}
