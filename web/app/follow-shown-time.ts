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

/** Keeps the line under the header true: after another choice or another time of the cart at once, else on the next page and when this one is looked at again. */
export const followShownTime = ({ container, states, router }: Page): void => {
  const refresh = () => void container.get(RefreshShownTime)({})
  let { place, slotId, time } = states.shownTime.current()
  const look = () => {
    const { choice } = states.assortment.current()
    const chosen = states.cart.current().settled?.slotId ?? null
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
