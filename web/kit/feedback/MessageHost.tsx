import type { ReactNode } from "react"
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import { TopOutletContext, subscribeToTopOutlet, getTopOutlet } from "./message-outlets.ts"

export interface MessageHostProps {
  readonly children?: ReactNode
}

/** Renders messages into the dialog opened last, because everything outside an open dialog is inert; into the page when no dialog is open. Browser only. */
export const MessageHost = ({ children }: MessageHostProps) => {
  const outlet = useSyncExternalStore(subscribeToTopOutlet, getTopOutlet, getTopOutlet)
  const pageOutlet = useRef<HTMLDivElement>(null)
  // One element is moved between outlets, because a remounted message would be announced again.
  const [host] = useState(() => document.createElement("div"))
  useLayoutEffect(() => {
    const element = outlet.element ?? pageOutlet.current
    element?.append(host)
  }, [outlet, host])
  useLayoutEffect(() => () => host.remove(), [host])
  return (
    <div ref={pageOutlet}>{createPortal(<TopOutletContext value={outlet}>{children}</TopOutletContext>, host)}</div>
  )
}
