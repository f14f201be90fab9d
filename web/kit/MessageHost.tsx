import type { ReactNode } from "react"
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import { MessagePlaceContext, onTopPlace, topPlace } from "./message-places.ts"

export interface MessageHostProps {
  readonly children?: ReactNode
}

/** Holds messages where they can be reached: in the dialog opened last, else on the page. Only in the browser. */
export const MessageHost = ({ children }: MessageHostProps) => {
  const place = useSyncExternalStore(onTopPlace, topPlace, topPlace)
  const home = useRef<HTMLDivElement>(null)
  // One element that moves: drawn anew in another place, a message would begin anew and be told again.
  const [host] = useState(() => document.createElement("div"))
  useLayoutEffect(() => {
    const element = place.element ?? home.current
    element?.append(host)
  }, [place, host])
  useLayoutEffect(() => () => host.remove(), [host])
  return (
    <div ref={home}>
      {createPortal(<MessagePlaceContext value={place}>{children}</MessagePlaceContext>, host)}
    </div>
  )
}
