import { useLayoutEffect, useRef } from "react"
import styles from "./MessageOutlet.module.css"
import { addOutlet } from "./message-outlets.ts"

export interface MessageOutletProps {
  /** Whether the outlet's dialog is open. */
  readonly open: boolean
}

/** The space that stays visible below the focused element, where its error may be shown. */
const errorSpacePx = 120

/** Keeps the focused element visible when a message takes space at the end of the dialog. */
const keepFocusVisible = (outlet: Element) => {
  const { activeElement: focused } = document
  const content = outlet.previousElementSibling
  if (content === null || focused === null || !content.contains(focused)) return
  const { top, height } = outlet.getBoundingClientRect()
  if (height > 0 && focused.getBoundingClientRect().bottom + errorSpacePx > top)
    focused.scrollIntoView({ block: "center" })
}

/** Shows messages inside an open dialog, because everything outside it is inert. The messages are in its flow and cover nothing. */
export const MessageOutlet = ({ open }: MessageOutletProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const outlet = ref.current
    if (!open || outlet === null) return
    const observer = new MutationObserver(() => keepFocusVisible(outlet))
    observer.observe(outlet, { childList: true, subtree: true })
    const remove = addOutlet(outlet)
    return () => {
      observer.disconnect()
      remove()
    }
  }, [open])
  return <div ref={ref} className={styles.outlet} data-message-outlet />
}
