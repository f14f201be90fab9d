import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { cardQueryOf } from "../assortment/rules.ts"
import { productFromWire } from "../catalogue/from-wire.ts"
import type { Product } from "../catalogue/model.ts"
import { call, type CallContext } from "../contract/call.ts"
import { notRetriedByCaller } from "../contract/policy.ts"
import { quickSearch } from "./api.ts"
import { maxPopularProducts } from "./rules.ts"

/** Loads the store's best sellers (API-59). A failure is logged and returns none (SEARCH-40). */
export const loadTopProducts: Effect.Effect<ReadonlyArray<Product>, never, States | CallContext> = Effect.gen(
  function* () {
    const assortment = yield* stateOf(assortmentState)
    const { searchResults } = yield* call(quickSearch, {
      query: { size: maxPopularProducts, page: 0, ...cardQueryOf(assortment.current().selection) }
    })
    return searchResults.products.map(productFromWire)
  }
).pipe(
  notRetriedByCaller,
  Effect.catch((error) => Effect.as(Effect.logWarning(`The top sellers could not be fetched: ${error._tag}`), []))
)
