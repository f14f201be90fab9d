import { useLayoutEffect, useRef } from "react"
import styles from "./MessagePlace.module.css"
import { openPlace } from "./message-places.ts"

export interface MessagePlaceProps {
  /** While its dialog is open. */
  readonly open: boolean
}

/** Takes messages into an open dialog: outside it they are inert. In the flow of it they cover nothing. */
export const MessagePlace = ({ open }: MessagePlaceProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (open && ref.current !== null ? openPlace(ref.current) : undefined), [open])
  return <div ref={ref} className={styles.place} data-message-place />
}
