import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { storeOf } from "../assortment/rules.ts"
import { productOf } from "../catalogue/from-wire.ts"
import type { Product } from "../catalogue/model.ts"
import { call, type CallContext } from "../contract/call.ts"
import { leftOut } from "../contract/policy.ts"
import { quickSearch } from "./api.ts"
import { mostPopular } from "./rules.ts"

/** What sells best in the store (API-59); a failure is logged and gives none (SEARCH-40). */
export const topProducts: Effect.Effect<ReadonlyArray<Product>, never, AssortmentState | CallContext> = Effect.gen(function*() {
  const assortment = yield* AssortmentState
  const { searchResults } = yield* call(quickSearch, { query: { size: mostPopular, page: 0, ...storeOf(assortment.current().choice) } })
  return searchResults.products.map(productOf)
}).pipe(leftOut, Effect.catch((error) => Effect.as(Effect.logWarning(`No top products: ${error._tag}`), [])))
