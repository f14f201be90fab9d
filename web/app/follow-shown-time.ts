import type { Container } from "inversify"
import type { DataRouter } from "react-router-dom"
import { isSamePlace } from "#core/assortment/rules.ts"
import type { States } from "#core/composition/states.ts"
import { RefreshShownTime } from "#web/container/ids.ts"

interface Page {
  readonly container: Container
  readonly states: States
  readonly router: Pick<DataRouter, "subscribe">
}

/** ms: just longer than it is remembered that the time could not be found out; twice as long after every failure. */
const firstWait = 11_000

/**
 * Keeps the line under the header true: after another choice or another time of the cart at once, else on the next page and when this one is
 * looked at again. A time that could not be found out is asked for again by itself.
 */
export const followShownTime = ({ container, states, router }: Page): void => {
  const wanted = () => ({ choice: states.assortment.current().choice, chosen: states.cart.current().settled?.slotId ?? null })
  let failures = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    await container.get(RefreshShownTime)({})
    const { choice, chosen } = wanted()
    const known = states.shownTime.current()
    clearTimeout(waiting)
    if (choice === null || (isSamePlace(known.place, choice) && known.slotId === chosen)) failures = 0
    else waiting = setTimeout(again, firstWait * 2 ** failures)
  }
  const refresh = () => void ask()
  const again = () => {
    failures++
    if (document.visibilityState === "visible") refresh()
  }
  let { place, slotId, time } = states.shownTime.current()
  const look = () => {
    const { choice, chosen } = wanted()
    if (isSamePlace(place, choice) && slotId === chosen) return
    place = choice
    slotId = chosen
    refresh()
  }
  // What the server did not know in time.
  if (time === null) refresh()
  states.assortment.changes$.subscribe(look)
  states.cart.changes$.subscribe(look)
  let shown: unknown
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== "idle" || location.key === shown) return
    shown = location.key
    refresh()
  })
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") refresh()
  })
}
