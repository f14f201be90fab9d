import { favouritesState } from "#core/favourites/favourites-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { filter, pairwise } from "rxjs"
import type { Scope } from "#web/container/scope.ts"
import { getUseCase } from "#web/container/use-case.ts"
import { whenIdle } from "#web/kit/rendering/when-idle.ts"

/** Loads a customer's favourites if the server could not, and again when another tab has changed them. */
export const syncFavourites = (scope: Scope): void => {
  const { states } = scope
  const favourites = states.of(favouritesState)
  const session = states.of(sessionState)
  const load = () => void getUseCase(scope, "loadFavourites")()
  const isCustomer = () => session.current().status === "customer"
  if (isCustomer() && favourites.current().lists === null) whenIdle(load)
  const channel = new BroadcastChannel("skafferi-favourites")
  // Only a received change replaces the lists and the changes at the same time.
  favourites.changes$
    .pipe(
      pairwise(),
      filter(([before, after]) => before.lists !== after.lists && before.changes !== after.changes)
    )
    .subscribe(() => channel.postMessage(null))
  channel.addEventListener("message", () => {
    if (isCustomer()) load()
  })
}
