import { useLayoutEffect, useRef } from "react"
import styles from "./MessagePlace.module.css"
import { openPlace } from "./message-places.ts"

export interface MessagePlaceProps {
  /** While its dialog is open. */
  readonly open: boolean
}

/** px under what was pressed, for what is said there of the same failure */
const room = 120

/** What was pressed stays in sight when a message takes the end of the dialog. */
const keepInSight = (place: Element) => {
  const { activeElement: focused } = document
  const above = place.previousElementSibling
  if (above === null || focused === null || !above.contains(focused)) return
  const { top, height } = place.getBoundingClientRect()
  if (height > 0 && focused.getBoundingClientRect().bottom + room > top) focused.scrollIntoView({ block: "center" })
}

/** Takes messages into an open dialog: outside it they are inert. In the flow of it they cover nothing. */
export const MessagePlace = ({ open }: MessagePlaceProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = ref.current
    if (!open || place === null) return
    const observer = new MutationObserver(() => keepInSight(place))
    observer.observe(place, { childList: true, subtree: true })
    const close = openPlace(place)
    return () => {
      observer.disconnect()
      close()
    }
  }, [open])
  return <div ref={ref} className={styles.place} data-message-place />
}
