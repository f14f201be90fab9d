import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { listFavourites } from "./api.ts"
import { FavouritesUnavailable } from "./errors.ts"

export interface Favourites {
  /** Product ids, newest first. */
  readonly products: ReadonlyArray<string>
  /** Recipe ids, newest first. */
  readonly recipes: ReadonlyArray<string>
}

/** Loads the ids of the customer's favourites. */
export const loadFavourites = (): Effect.Effect<Favourites, FavouritesUnavailable, CallContext> =>
  call(listFavourites, {}).pipe(
    Effect.map(({ products, recipes }) => ({
      products: products.map(({ itemNo }) => itemNo),
      recipes: recipes.map(({ itemNo }) => itemNo)
    })),
    Effect.mapError((error) => new FavouritesUnavailable({ detail: failureDetail(listFavourites, error) }))
  )
