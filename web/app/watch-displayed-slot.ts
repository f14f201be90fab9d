import { getUseCase } from "#web/container/use-case.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { displayedSlotState } from "#core/delivery/displayed-slot-state.ts"
import type { DataRouter } from "react-router-dom"
import { isSameSelection } from "#core/assortment/rules.ts"
import type { Scope } from "#web/container/scope.ts"
import type { SlotCriteria } from "#core/delivery/model.ts"
import { failureCacheMs, isDisplayedSlotLoaded, isSameCriteria, slotCriteria } from "#core/delivery/displayed-slot.ts"

interface Page extends Scope {
  readonly router: Pick<DataRouter, "state" | "subscribe">
}

/** Delay in ms before the first retry, slightly longer than a failure is cached. It doubles after each further failure. */
const firstRetryDelay = failureCacheMs + 1_000

/**
 * Keeps the delivery time under the header up to date, on pages with the shell. It is refreshed when the selection or what it depends on in the cart changes,
 * on navigation, and when the page becomes visible again. A failed load is retried.
 */
export const watchDisplayedSlot = (page: Page): void => {
  const { states, router } = page
  const currentInput = () => ({
    selection: states.of(assortmentState).current().selection,
    criteria: slotCriteria(states.of(cartState).current().serverCart)
  })
  let failures = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  const load = async () => {
    await getUseCase(page, "refreshDisplayedSlot")({})
    const { selection, criteria } = currentInput()
    clearTimeout(retryTimer)
    if (isDisplayedSlotLoaded(states.of(displayedSlotState).current(), selection, criteria)) failures = 0
    else retryTimer = setTimeout(retry, firstRetryDelay * 2 ** failures)
  }
  const refresh = () => {
    // Without a selection there is no slot, and the use cases need not be loaded for it.
    if (currentInput().selection !== null && router.state.matches[0]?.route.id === "shell") void load()
  }
  const retry = () => {
    failures++
    if (document.visibilityState === "visible") refresh()
  }
  const { time, ...loaded } = states.of(displayedSlotState).current()
  let { selection: loadedSelection } = loaded
  let loadedCriteria: SlotCriteria = loaded
  const refreshIfChanged = () => {
    const { selection, criteria } = currentInput()
    if (isSameSelection(loadedSelection, selection) && isSameCriteria(loadedCriteria, criteria)) return
    loadedSelection = selection
    loadedCriteria = criteria
    refresh()
  }
  // The server rendered the page before the delivery time was loaded.
  if (time === null) refresh()
  states.of(assortmentState).changes$.subscribe(refreshIfChanged)
  states.of(cartState).changes$.subscribe(refreshIfChanged)
  let lastLocation: unknown
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== "idle" || location.key === lastLocation) return
    lastLocation = location.key
    refresh()
  })
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") refresh()
  })
}
