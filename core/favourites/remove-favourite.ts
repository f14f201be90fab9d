import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { deleteFavourite } from "./api.ts"
import { changeFavourite, type ChangeFavouriteError } from "./change-favourite.ts"
import { FavouriteNotSaved } from "./errors.ts"
import { favouritesState } from "./favourites-state.ts"
import { loadFavourites } from "./load-favourites.ts"
import type { FavouriteItem } from "./model.ts"
import { favouriteId } from "./rules.ts"

/** Removes a product or a recipe from the favourites (FAV-07). Removing an item that is not, or no longer, a favourite succeeds. */
export const removeFavourite = (item: FavouriteItem): Effect.Effect<void, ChangeFavouriteError, States | CallContext> =>
  changeFavourite(
    item,
    false,
    Effect.gen(function* () {
      const state = yield* stateOf(favouritesState)
      const { generation } = state.current()
      // Only the lists have the id by which the API removes a favourite.
      if (state.current().lists === null) yield* loadFavourites()
      const id = favouriteId(state.current(), item)
      if (id === undefined || state.current().generation !== generation) return { storedFavourite: null }
      return yield* call(deleteFavourite, { query: { id } }).pipe(
        Effect.as({ storedFavourite: null }),
        Effect.catch((error) =>
          // Another tab or device has removed it, and may have added it again under another id.
          error._tag === "ApiErrorResponse" && error.status === 404
            ? Effect.succeed({ storedFavourite: null, areListsOutdated: true })
            : Effect.fail(new FavouriteNotSaved({ detail: failureDetail(deleteFavourite, error) }))
        )
      )
    })
  )
