import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router-dom"
import { waitAfter } from "#core/contract/schedule.ts"
import { OnlineViewId, StopTrying } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"

/** Asks for a page that could not be had again, behind its message: success replaces it, leaving ends it (NET-12). */
export const useTries = (failed: boolean) => {
  const { revalidate, state } = useRevalidator()
  const [failedTries, setFailedTries] = useState(1)
  const online = useStateView(OnlineViewId, (view) => view)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (!failed) return setFailedTries(1)
    const wait = !online || state !== "idle" ? null : waitAfter(failedTries)
    if (wait === null) return
    const timer = setTimeout(() => {
      setFailedTries((tries) => tries + 1)
      void revalidate()
    }, wait)
    return () => clearTimeout(timer)
  }, [failed, online, state, failedTries, revalidate])
  const stopTrying = useService(StopTrying)
  useEffect(() => (failed ? () => void stopTrying() : undefined), [failed, stopTrying])
  useEffect(() => {
    if (failed && wasOffline.current && online) void revalidate()
    wasOffline.current = !online
  }, [failed, online, revalidate])
  return { online, trying: state === "loading", tryNow: () => void revalidate() }
}
