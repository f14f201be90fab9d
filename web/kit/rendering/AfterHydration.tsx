import { type ReactNode, Suspense, useEffect, useState } from "react"

/** The time in ms after which the children are rendered even if the browser is not idle. */
const maxWaitMs = 1_000

const whenIdle = (callback: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, 100)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: maxWaitMs })
  return () => cancelIdleCallback(request)
}

/** Renders browser-only components when the browser is idle after hydration. Their chunk is loaded early, because it may be needed offline. */
export const AfterHydration = ({ children }: { readonly children: ReactNode }) => {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle ? <Suspense fallback={null}>{children}</Suspense> : null
}
