import type { Container } from "inversify"
import type { DataRouter } from "react-router-dom"
import { isSamePlace } from "#core/assortment/rules.ts"
import type { States } from "#core/composition/states.ts"
import { failureKept, isTimeKnown } from "#core/delivery/shown-time.ts"
import { RefreshShownTime } from "#web/container/ids.ts"

interface Page {
  readonly container: Container
  readonly states: States
  readonly router: Pick<DataRouter, "state" | "subscribe">
}

/** ms: just longer than a failure is remembered; twice as long after every further one. */
const firstWait = failureKept + 1_000

/**
 * Keeps the line under the header true, on the pages that have it: after another choice or another time of the cart at once, else on the next page and when this one is
 * looked at again. A time that could not be found out is asked for again by itself.
 */
export const followShownTime = ({ container, states, router }: Page): void => {
  const wanted = () => ({ choice: states.assortment.current().choice, chosen: states.cart.current().settled?.slotId ?? null })
  let failures = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    await container.get(RefreshShownTime)({})
    const { choice, chosen } = wanted()
    clearTimeout(waiting)
    if (isTimeKnown(states.shownTime.current(), choice, chosen)) failures = 0
    else waiting = setTimeout(again, firstWait * 2 ** failures)
  }
  const refresh = () => {
    if (router.state.matches[0]?.route.id === "shell") void ask()
  }
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
