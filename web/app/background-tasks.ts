import { getUseCase } from "#web/container/use-cases.ts"
import { sessionState } from "#core/session/session-state.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import type { Container } from "inversify"
import type { DataRouter } from "react-router-dom"
import type { StateStore } from "#core/kernel/state.ts"
import { syncTabs } from "./sync-tabs.ts"
import { watchDisplayedSlot } from "./watch-displayed-slot.ts"
import { persistPendingChanges } from "./persist-pending-changes.ts"

interface Page {
  readonly container: Container
  readonly states: StateStore
  readonly router: DataRouter
}

/** Fetches what the API did not return while the server rendered the page. */
const loadMissingData = async ({ container, states }: Page) => {
  const { status, customer } = states.of(sessionState).current()
  if (states.of(shellState).current().complete && (status === "visitor" || customer !== null)) return
  await getUseCase(container, "completeStartUp")()
  await getUseCase(container, "resumePending")()
}

/** Starts what can wait until the page is hydrated; it has its own chunk. */
export const startBackgroundTasks = (page: Page): void => {
  void persistPendingChanges(page)
  void loadMissingData(page)
  syncTabs(page)
  watchDisplayedSlot(page)
}
