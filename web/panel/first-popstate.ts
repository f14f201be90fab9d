type Listener = (event: PopStateEvent) => void

let isListening = false
let firstListener: Listener | undefined

/** Must be called before the router is created, because window listeners are called in the order in which they were added. */
export const listenBeforeRouter = (): void => {
  if (isListening) return
  isListening = true
  addEventListener("popstate", (event) => firstListener?.(event))
}

/** Calls `listener` at each step in the browser's history, before the router's listener, from which it may hide the step. Returns a function that stops listening. */
export const onPopstateFirst = (listener: Listener): (() => void) => {
  listenBeforeRouter()
  firstListener = listener
  return () => {
    if (firstListener === listener) firstListener = undefined
  }
}
