/** The time in ms after which the callback is called even if the browser is not idle. */
const maxWaitMs = 1_000

/** Calls back once when the browser is idle. Returns a function that cancels the call. */
export const whenIdle = (callback: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, 100)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: maxWaitMs })
  return () => cancelIdleCallback(request)
}
