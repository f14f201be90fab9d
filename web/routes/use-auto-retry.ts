import { onlineState } from "#core/connection/online-state.ts"
import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router-dom"
import { retryDelay } from "#core/contract/schedule.ts"
import { useStateView, useCase } from "#web/container/react.tsx"

/** Retries a failed page load in the background until it succeeds or another page is opened (NET-12). */
export const useAutoRetry = (failed: boolean) => {
  const { revalidate, state } = useRevalidator()
  const [attempts, setAttempts] = useState(1)
  const online = useStateView(onlineState, (view) => view)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (!failed) return setAttempts(1)
    const delay = !online || state !== "idle" ? null : retryDelay(attempts)
    if (delay === null) return
    const timer = setTimeout(() => {
      setAttempts((count) => count + 1)
      void revalidate()
    }, delay)
    return () => clearTimeout(timer)
  }, [failed, online, state, attempts, revalidate])
  const stopRetrying = useCase("stopRetrying")
  useEffect(() => (failed ? () => void stopRetrying() : undefined), [failed, stopRetrying])
  useEffect(() => {
    if (failed && wasOffline.current && online) void revalidate()
    wasOffline.current = !online
  }, [failed, online, revalidate])
  return { online, isRetrying: state === "loading", retryNow: () => void revalidate() }
}
