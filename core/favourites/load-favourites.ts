import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { listFavourites } from "./api.ts"
import { FavouritesUnavailable } from "./errors.ts"
import { favouritesState } from "./favourites-state.ts"
import type { FavouriteLists } from "./model.ts"

export interface Favourites {
  /** Product ids, newest first. */
  readonly products: ReadonlyArray<string>
  /** Recipe ids, newest first. */
  readonly recipes: ReadonlyArray<string>
}

/** After this many attempts, the state keeps the lists to which the confirmed changes have been applied. */
const maxAttempts = 3

const itemNosOf = (lists: FavouriteLists): Favourites => ({
  products: lists.product.map(({ itemNo }) => itemNo),
  recipes: lists.recipe.map(({ itemNo }) => itemNo)
})

/** Loads the customer's favourites into the state, and returns their ids. Loads again when a change was confirmed during the request. */
export const loadFavourites = (): Effect.Effect<Favourites, FavouritesUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const state = yield* stateOf(favouritesState)
    const { generation } = state.current()
    for (let attempt = 1; ; attempt++) {
      const { confirmedChangeCount } = state.current()
      const { products, recipes } = yield* call(listFavourites, {})
      const lists: FavouriteLists = {
        product: products.map(({ id, itemNo }) => ({ id, itemNo })),
        recipe: recipes.map(({ id, itemNo }) => ({ id, itemNo }))
      }
      const current = state.current()
      if (current.generation !== generation) return itemNosOf(lists)
      if (current.confirmedChangeCount === confirmedChangeCount) {
        state.update((favourites) => ({ ...favourites, lists }))
        return itemNosOf(lists)
      }
      if (attempt === maxAttempts) return itemNosOf(current.lists ?? lists)
    }
  }).pipe(Effect.mapError((error) => new FavouritesUnavailable({ detail: failureDetail(listFavourites, error) })))
