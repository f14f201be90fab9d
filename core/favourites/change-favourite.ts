import { Effect } from "effect"
import type { CallContext } from "../contract/call.ts"
import { NotLoggedIn } from "../contract/errors.ts"
import { RequestPolicy } from "../contract/policy.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import type { FavouriteNotSaved, FavouritesUnavailable } from "./errors.ts"
import { favouritesState } from "./favourites-state.ts"
import { loadFavourites } from "./load-favourites.ts"
import type { Favourite, FavouriteItem, FavouritesState } from "./model.ts"
import { isPending } from "./rules.ts"
import { withFailedChange, withConfirmedChange, withPendingChange } from "./changes.ts"

export type ChangeFavouriteError = NotLoggedIn | FavouriteNotSaved | FavouritesUnavailable

/** A change that the API has confirmed. */
export interface ConfirmedChange {
  /** The stored favourite, or null for a removal. */
  readonly storedFavourite: Favourite | null
  /** Whether the displayed lists are outdated, so that they are loaded again. */
  readonly areListsOutdated?: boolean
}

/**
 * Shows the change immediately and sends it; if it fails, shows the item as the API has stored it (FAV-06..08). While a change of the item is under way,
 * another one is ignored. After a log-out, no further request is sent, and a late response is not shown to the next customer.
 */
export const changeFavourite = (
  item: FavouriteItem,
  isFavourite: boolean,
  send: Effect.Effect<ConfirmedChange, FavouriteNotSaved | FavouritesUnavailable, States | CallContext>
): Effect.Effect<void, ChangeFavouriteError, States | CallContext> =>
  Effect.gen(function* () {
    if ((yield* stateOf(sessionState)).current().status === "visitor") return yield* new NotLoggedIn()
    const state = yield* stateOf(favouritesState)
    if (isPending(state.current(), item)) return
    const { generation } = state.current()
    const update = (change: (favourites: FavouritesState) => FavouritesState) =>
      Effect.sync(() =>
        state.update((favourites) => (favourites.generation === generation ? change(favourites) : favourites))
      )
    /** Loads the lists as the API has them now. If the first attempt fails, they stay as they are. */
    const reload = Effect.ignore(
      Effect.updateService(loadFavourites(), RequestPolicy, (policy) => ({
        ...policy,
        retryDelay: () => null,
        retriedByCaller: false
      }))
    )
    yield* update((favourites) => withPendingChange(favourites, item, isFavourite))
    yield* send.pipe(
      Effect.tap(({ storedFavourite, areListsOutdated = false }) =>
        Effect.gen(function* () {
          // The lists are loaded before the change is removed from the state: otherwise the item would briefly have its earlier status.
          if (state.current().lists === null) yield* reload
          yield* update((favourites) => withConfirmedChange(favourites, item, storedFavourite))
          if (areListsOutdated) yield* reload
        })
      ),
      // A change that failed without a response may have been stored.
      Effect.tapError(() => reload),
      Effect.onError(() => update((favourites) => withFailedChange(favourites, item)))
    )
  })
