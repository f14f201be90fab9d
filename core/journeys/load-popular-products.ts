import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import { loadMostBought } from "../catalogue/load-most-bought.ts"
import type { Product } from "../catalogue/model.ts"
import type { CallContext } from "../contract/call.ts"
import { mostBoughtExclusions } from "../navigation/most-bought-exclusions.ts"
import { loadTopProducts } from "../search/load-top-products.ts"
import { maxPopularProducts } from "../search/rules.ts"

export interface PopularProducts {
  /** Whether these are the customer's own purchases. */
  readonly areOwnPurchases: boolean
  readonly products: ReadonlyArray<Product>
}

/** The customer's most bought products; a failure is logged and returns none (SEARCH-40). */
const mostBoughtOrNone = Effect.gen(function* () {
  return yield* loadMostBought({ size: maxPopularProducts, excludedIds: yield* mostBoughtExclusions })
}).pipe(
  Effect.catch(({ detail }) =>
    Effect.as(Effect.logWarning(`The most bought products could not be fetched: ${detail}`), [])
  )
)

/** Loads the products that the search box shows before typing: the customer's most bought ones, otherwise the store's top sellers (SEARCH-13). */
export const loadPopularProducts = (): Effect.Effect<PopularProducts, never, States | CallContext> =>
  Effect.gen(function* () {
    const isCustomer = (yield* stateOf(sessionState)).current().status === "customer"
    const mostBought = isCustomer ? yield* mostBoughtOrNone : []
    const areOwnPurchases = mostBought.length > 0
    return {
      areOwnPurchases,
      products: (areOwnPurchases ? mostBought : yield* loadTopProducts).slice(0, maxPopularProducts)
    }
  })
