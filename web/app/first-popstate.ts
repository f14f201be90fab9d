type Listener = (event: PopStateEvent) => void

let listening = false
let first: Listener | undefined

/** To be called before the router is made: on the window listeners hear of a step in the history in the order of their coming, whatever they ask for. */
export const listenBeforeRouter = (): void => {
  if (listening) return
  listening = true
  addEventListener("popstate", (event) => first?.(event))
}

/** Hears of every step in the browser's history before the router does, and may keep it from the router. */
export const onPopstateFirst = (listener: Listener): (() => void) => {
  listenBeforeRouter()
  first = listener
  return () => {
    if (first === listener) first = undefined
  }
}
