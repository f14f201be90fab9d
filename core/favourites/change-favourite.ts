import { Effect } from "effect"
import type { CallContext } from "../contract/call.ts"
import { NotLoggedIn } from "../contract/errors.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import type { FavouriteNotSaved, FavouritesUnavailable } from "./errors.ts"
import { favouritesState } from "./favourites-state.ts"
import { loadFavourites } from "./load-favourites.ts"
import type { Favourite, FavouriteItem } from "./model.ts"
import { isPending, withChangeFailed, withChangeReceived, withChangeRequested } from "./rules.ts"

export type ChangeFavouriteError = NotLoggedIn | FavouriteNotSaved | FavouritesUnavailable

/**
 * Shows the change immediately, sends it, and shows the item as before if that fails (FAV-06..08). While a change of the item is under way,
 * another one is ignored. `send` returns the stored favourite, or null for a removal.
 */
export const changeFavourite = (
  item: FavouriteItem,
  favourite: boolean,
  send: Effect.Effect<Favourite | null, FavouriteNotSaved, States | CallContext>
): Effect.Effect<void, ChangeFavouriteError, States | CallContext> =>
  Effect.gen(function* () {
    if ((yield* stateOf(sessionState)).current().status === "visitor") return yield* new NotLoggedIn()
    const state = yield* stateOf(favouritesState)
    if (isPending(state.current(), item)) return
    state.update((favourites) => withChangeRequested(favourites, item, favourite))
    yield* Effect.gen(function* () {
      if (state.current().lists === null) yield* loadFavourites()
      const stored = yield* send
      state.update((favourites) => withChangeReceived(favourites, item, stored))
    }).pipe(Effect.onError(() => Effect.sync(() => state.update((favourites) => withChangeFailed(favourites, item)))))
  })
