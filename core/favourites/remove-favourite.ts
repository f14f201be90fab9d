import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { deleteFavourite } from "./api.ts"
import { changeFavourite, type ChangeFavouriteError } from "./change-favourite.ts"
import { FavouriteNotSaved } from "./errors.ts"
import { favouritesState } from "./favourites-state.ts"
import type { FavouriteItem } from "./model.ts"
import { favouriteId } from "./rules.ts"

/** Removes a product or a recipe from the favourites (FAV-07). One that is no favourite, or no longer, is a success. */
export const removeFavourite = (item: FavouriteItem): Effect.Effect<void, ChangeFavouriteError, States | CallContext> =>
  changeFavourite(
    item,
    false,
    Effect.gen(function* () {
      const id = favouriteId((yield* stateOf(favouritesState)).current(), item)
      if (id === undefined) return null
      return yield* call(deleteFavourite, { query: { id } }).pipe(
        Effect.catch((error) =>
          error._tag === "ApiErrorResponse" && error.status === 404
            ? Effect.void
            : Effect.fail(new FavouriteNotSaved({ detail: failureDetail(deleteFavourite, error) }))
        ),
        Effect.as(null)
      )
    })
  )
