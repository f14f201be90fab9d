import { Effect } from "effect"
import { callGraphql } from "../contract/graphql.ts"
import { loadCustomerProducts } from "./load-customer-products.ts"
import { mostBoughtProducts, mostBoughtRecipes } from "./most-bought-api.ts"

export interface MostBoughtInput {
  /** How many products at most. */
  readonly size: number
  readonly days: number
  /** Ids of products that are not listed: the paper bags (BOUGHT-06). */
  readonly excluded: ReadonlyArray<string>
}

/** Fetches the customer's most bought products. Fails when they cannot be fetched. */
export const fetchMostBought = Effect.fnUntraced(function* ({ size, days, excluded }: MostBoughtInput) {
  const { mostBoughtProducts: bought } = yield* callGraphql(mostBoughtProducts, { size: size + excluded.length, days })
  const listed = bought.flatMap(({ id }) => (excluded.includes(id) ? [] : [id]))
  return yield* loadCustomerProducts(listed.slice(0, size))
})

/** Fetches the ids of the recipes that the customer has bought most. Fails when they cannot be fetched. */
export const fetchMostBoughtRecipes = (input: { readonly size: number }) =>
  Effect.map(callGraphql(mostBoughtRecipes, input), ({ mostBoughtRecipes: bought }) => bought.map(({ id }) => id))
