import { favouritesState } from "#core/favourites/favourites-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { distinctUntilChanged, filter, map, pairwise } from "rxjs"
import type { Scope } from "#web/container/scope.ts"
import { openTabChannel, tabChannels } from "#web/container/tab-channel.ts"
import { getUseCase } from "#web/container/use-case.ts"
import { whenIdle } from "#web/kit/rendering/when-idle.ts"

/**
 * Loads a customer's favourites after a log-in, on the first page if the server could not load them, and again when another tab has changed them. Notifies
 * other tabs of this tab's confirmed changes.
 */
export const syncFavourites = (scope: Scope): void => {
  const { states } = scope
  const favourites = states.of(favouritesState)
  const session = states.of(sessionState)
  const load = () => void getUseCase(scope, "loadFavourites")()
  session.changes$
    .pipe(
      map(({ status }) => status),
      distinctUntilChanged(),
      filter((status) => status === "customer")
    )
    .subscribe(() => whenIdle(() => favourites.current().lists ?? load()))
  const channel = openTabChannel(tabChannels.favourites, () => {
    if (session.current().status === "customer") load()
  })
  favourites.changes$
    .pipe(
      pairwise(),
      filter(([before, after]) => after.confirmedChangeCount > before.confirmedChangeCount)
    )
    .subscribe(() => channel.postMessage(null))
}
