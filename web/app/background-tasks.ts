import { getUseCase } from "#web/container/use-case.ts"
import { sessionState } from "#core/session/session-state.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import type { DataRouter } from "react-router-dom"
import { preloadCart } from "#web/features/cart/deferred-cart.ts"
import { preloadStepper } from "#web/features/catalogue/AddControl.tsx"
import type { Scope } from "#web/container/scope.ts"
import { syncCart } from "./sync-cart.ts"
import { syncFavourites } from "./sync-favourites.ts"
import { syncTabs } from "./sync-tabs.ts"
import { watchDisplayedSlot } from "./watch-displayed-slot.ts"
import { persistPendingChanges, resumeChanges } from "./persist-pending-changes.ts"

interface Page extends Scope {
  readonly router: DataRouter
}

/** Fetches what the API did not return while the server rendered the page. */
const loadMissingData = async (page: Page) => {
  const { states } = page
  const { status, customer } = states.of(sessionState).current()
  if (states.of(shellState).current().complete && (status === "visitor" || customer !== null)) return
  await getUseCase(page, "completeStartUp")()
  await resumeChanges(page)
}

/** Starts what can wait until the page is hydrated; the code is part of the chunk after-hydration. */
export const startBackgroundTasks = (page: Page): void => {
  void preloadStepper()
  // A customer may open the cart for the first time without a network.
  if (page.states.of(sessionState).current().status === "customer") void preloadCart()
  void persistPendingChanges(page)
  void loadMissingData(page)
  syncTabs(page)
  syncFavourites(page)
  syncCart(page)
  watchDisplayedSlot(page)
}
