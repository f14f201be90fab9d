import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import type { States } from "../kernel/state-of.ts"
import { addFavouriteProduct, addFavouriteRecipe } from "./api.ts"
import { changeFavourite, type ChangeFavouriteError } from "./change-favourite.ts"
import { FavouriteNotSaved } from "./errors.ts"
import type { FavouriteItem } from "./model.ts"

const endpoints = { product: addFavouriteProduct, recipe: addFavouriteRecipe } as const

/** Marks a product or a recipe as a favourite (FAV-06, FAVBLOCK-01, FAVBLOCK-02). */
export const addFavourite = (item: FavouriteItem): Effect.Effect<void, ChangeFavouriteError, States | CallContext> => {
  const endpoint = endpoints[item.kind]
  return changeFavourite(
    item,
    true,
    call(endpoint, { body: { itemNo: item.itemNo } }).pipe(
      Effect.map(({ id, itemNo }) => ({ storedFavourite: { id, itemNo } })),
      Effect.mapError((error) => new FavouriteNotSaved({ detail: failureDetail(endpoint, error) }))
    )
  )
}
