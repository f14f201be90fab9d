import { onlineState } from "#core/connection/online-state.ts"
import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router-dom"
import { retryDelay } from "#core/contract/retry-delay.ts"
import { useStatePart, useCase } from "#web/container/react.tsx"

/** Retries a failed page load in the background until it succeeds, the schedule of retries ends or another page is opened (NET-12). */
export const useAutoRetry = (failed: boolean) => {
  const { revalidate, state } = useRevalidator()
  const [attemptCount, setAttemptCount] = useState(1)
  const online = useStatePart(onlineState, (view) => view)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (!failed) return setAttemptCount(1)
    const delayMs = !online || state !== "idle" ? null : retryDelay(attemptCount)
    if (delayMs === null) return
    const timer = setTimeout(() => {
      setAttemptCount((count) => count + 1)
      void revalidate()
    }, delayMs)
    return () => clearTimeout(timer)
  }, [failed, online, state, attemptCount, revalidate])
  const clearFailedAttempts = useCase("clearFailedAttempts")
  useEffect(() => (failed ? () => void clearFailedAttempts() : undefined), [failed, clearFailedAttempts])
  useEffect(() => {
    if (failed && wasOffline.current && online) void revalidate()
    wasOffline.current = !online
  }, [failed, online, revalidate])
  return { online, isRetrying: state === "loading", retryNow: () => void revalidate() }
}
