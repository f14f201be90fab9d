import { Effect } from "effect"
import { listSites } from "#core/assortment/api.ts"
import { StoreNotSelectable } from "#core/assortment/errors.ts"
import { toAssortmentUnavailable } from "#core/assortment/resolve-selection.ts"
import { listStores } from "#core/assortment/list-stores.ts"
import { findStores } from "#core/assortment/store-search.ts"
import { optional, text } from "./verb.ts"

export const storeField = optional(text("A store's number or words of its name"))

/** Finds a store by its number, or the first store that matches the words. */
export const findNamedStore = Effect.fnUntraced(function* (input: string) {
  const stores = yield* Effect.mapError(listStores(), toAssortmentUnavailable(listSites))
  const store = stores.find(({ storeNumber }) => storeNumber === input.trim()) ?? findStores(stores, input)[0]
  return store === undefined ? yield* new StoreNotSelectable() : store
})
