import { Effect } from "effect"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import { callGraphql } from "../contract/graphql.ts"
import type { CallContext } from "../contract/call.ts"
import { leftOut } from "../contract/policy.ts"
import { loadOwnProducts } from "./load-products.ts"
import type { Product } from "./model.ts"
import { mostBoughtProducts, mostBoughtRecipes } from "./most-bought-api.ts"

/** What the customer buys most; a failure is logged and gives none (SEARCH-40). */
export const loadMostBought = (
  { size = 20, days = 90 }: { readonly size?: number; readonly days?: number }
): Effect.Effect<ReadonlyArray<Product>, never, AssortmentState | CallContext> =>
  Effect.gen(function*() {
    const { mostBoughtProducts: bought } = yield* callGraphql(mostBoughtProducts, { size, days })
    return yield* loadOwnProducts(bought.map(({ id }) => id))
  }).pipe(leftOut, Effect.catch((error) => Effect.as(Effect.logWarning(`No most bought goods: ${error._tag}`), [])))

/** Ids of the recipes that the customer buys most; a failure is logged and gives none. */
export const loadMostBoughtRecipes = ({ size = 20 }: { readonly size?: number }): Effect.Effect<ReadonlyArray<string>, never, CallContext> =>
  callGraphql(mostBoughtRecipes, { size }).pipe(
    Effect.map(({ mostBoughtRecipes: bought }) => bought.map(({ id }) => id)),
    leftOut,
    Effect.catch((error) => Effect.as(Effect.logWarning(`No most bought recipes: ${error._tag}`), []))
  )
