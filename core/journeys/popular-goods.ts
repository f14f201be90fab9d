import { Effect } from "effect"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import { loadMostBought } from "../catalogue/load-most-bought.ts"
import type { Product } from "../catalogue/model.ts"
import type { CallContext } from "../contract/call.ts"
import { topProducts } from "../search/top-products.ts"
import { mostPopular } from "../search/rules.ts"
import { SessionState } from "../session/session-state.ts"

export interface Popular {
  /** What the customer buys, not what others do. */
  readonly own: boolean
  readonly goods: ReadonlyArray<Product>
}

/** What the search box offers before anything is typed: what the customer buys most, else what the store sells most (SEARCH-13). */
export const popularGoods: Effect.Effect<Popular, never, AssortmentState | SessionState | CallContext> = Effect.gen(function*() {
  const customer = (yield* SessionState).current().status === "customer"
  const own = customer ? yield* loadMostBought({ size: mostPopular }) : []
  return { own: own.length > 0, goods: (own.length > 0 ? own : yield* topProducts).slice(0, mostPopular) }
})
