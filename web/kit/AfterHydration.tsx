import { type ReactNode, Suspense, useEffect, useState } from "react"

/** Once the browser has nothing better to do, and at the latest after so many ms. */
const latest = 1_000

const whenIdle = (then: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, 100)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(then, { timeout: latest })
  return () => cancelIdleCallback(request)
}

/** What only lives in the browser, with code of its own that comes behind the page: it must be there when the network is not. */
export const AfterHydration = ({ children }: { readonly children: ReactNode }) => {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle ? <Suspense fallback={null}>{children}</Suspense> : null
}
