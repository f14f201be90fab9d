import { Effect } from "effect"
import type { States } from "../kernel/state-of.ts"
import { callGraphql } from "../contract/graphql.ts"
import type { CallContext } from "../contract/call.ts"
import { optionalPart } from "../contract/policy.ts"
import { loadOwnProducts } from "./load-own-products.ts"
import type { Product } from "./model.ts"
import { mostBoughtProducts } from "./most-bought-api.ts"

/** Loads the customer's most bought products. A failure is logged and returns none (SEARCH-40). */
export const loadMostBought = ({
  size = 20,
  days = 90
}: {
  readonly size?: number
  readonly days?: number
}): Effect.Effect<ReadonlyArray<Product>, never, States | CallContext> =>
  Effect.gen(function* () {
    const { mostBoughtProducts: bought } = yield* callGraphql(mostBoughtProducts, { size, days })
    return yield* loadOwnProducts(bought.map(({ id }) => id))
  }).pipe(
    optionalPart,
    Effect.catch((error) => Effect.as(Effect.logWarning(`No most bought products: ${error._tag}`), []))
  )
