const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll"] as const

/**
 * The first sign of somebody at the page: a finger, a key, a scroll. What a tap will need is fetched then, so that a page that is only
 * looked at costs no more than what it shows, and few taps have to wait.
 */
export const onFirstSign = (then: () => void): (() => void) => {
  const options = { capture: true, passive: true } as const
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, seen, options)
  }
  const seen = () => {
    stop()
    then()
  }
  for (const sign of signs) addEventListener(sign, seen, options)
  return stop
}
