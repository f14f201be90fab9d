const interactionEvents = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll"] as const

let hasInteracted = false

/**
 * Calls back on the first pointer, key or scroll event of the document, or at once when there was one. The code that a tap needs is loaded then, so that a
 * page that is only viewed loads no more than it shows, and few taps have to wait. Returns a function that stops waiting.
 */
export const onFirstInteraction = (callback: () => void): (() => void) => {
  const options = { capture: true, passive: true } as const
  const stop = () => {
    for (const event of interactionEvents) removeEventListener(event, onInteraction, options)
  }
  const onInteraction = () => {
    hasInteracted = true
    stop()
    callback()
  }
  if (hasInteracted) callback()
  else for (const event of interactionEvents) addEventListener(event, onInteraction, options)
  return stop
}
