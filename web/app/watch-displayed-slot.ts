import { getUseCase } from "#web/container/use-case.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { displayedSlotState } from "#core/delivery/displayed-slot-state.ts"
import type { DataRouter } from "react-router-dom"
import { isSameSelection } from "#core/assortment/rules.ts"
import type { Scope } from "#web/container/scope.ts"
import type { SlotCriteria } from "#core/delivery/model.ts"
import { failureCacheMs, isSameCriteria, mustLoadDisplayedSlot, slotCriteria } from "#core/delivery/displayed-slot.ts"

interface Page extends Scope {
  readonly router: Pick<DataRouter, "state" | "subscribe">
}

/** The delay before the first retry, slightly longer than a failure is cached. It doubles after each further failure. */
const firstRetryDelayMs = failureCacheMs + 1_000

/**
 * Keeps the delivery time under the header up to date, on pages with the shell. It is refreshed when the selection or the cart's criteria for times change,
 * on navigation, and when the page becomes visible again. A failed load is retried.
 */
export const watchDisplayedSlot = (page: Page): void => {
  const { states, router } = page
  const currentInput = () => ({
    selection: states.of(assortmentState).current().selection,
    criteria: slotCriteria(states.of(cartState).current().serverCart)
  })
  let failureCount = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  const load = async () => {
    await getUseCase(page, "refreshDisplayedSlot")({})
    const { selection, criteria } = currentInput()
    clearTimeout(retryTimer)
    if (mustLoadDisplayedSlot(states.of(displayedSlotState).current(), selection, criteria))
      retryTimer = setTimeout(retry, firstRetryDelayMs * 2 ** failureCount)
    else failureCount = 0
  }
  const refresh = () => {
    // Without a selection there is no slot, and the use cases need not be loaded for it.
    if (currentInput().selection !== null && router.state.matches[0]?.route.id === "shell") void load()
  }
  const retry = () => {
    failureCount++
    if (document.visibilityState === "visible") refresh()
  }
  const { time, ...initialInput } = states.of(displayedSlotState).current()
  let { selection: lastSelection } = initialInput
  let lastCriteria: SlotCriteria = initialInput
  const refreshIfChanged = () => {
    const { selection, criteria } = currentInput()
    if (isSameSelection(lastSelection, selection) && isSameCriteria(lastCriteria, criteria)) return
    lastSelection = selection
    lastCriteria = criteria
    refresh()
  }
  // No time means that the server rendered the page without one.
  if (time === null) refresh()
  states.of(assortmentState).changes$.subscribe(refreshIfChanged)
  states.of(cartState).changes$.subscribe(refreshIfChanged)
  let lastLocationKey: string | undefined
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== "idle" || location.key === lastLocationKey) return
    lastLocationKey = location.key
    refresh()
  })
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") refresh()
  })
}
