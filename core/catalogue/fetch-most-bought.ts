import { Effect } from "effect"
import { callGraphql } from "../contract/graphql.ts"
import { loadFirstCustomerProducts } from "./load-first-customer-products.ts"
import { loadCustomerProducts } from "./load-customer-products.ts"
import { mostBoughtProducts, mostBoughtRecipes } from "./most-bought-api.ts"

export interface MostBoughtInput {
  /** The maximum number of products. */
  readonly size: number
  /** The period of the purchases that are counted, in days. */
  readonly days: number
  /** Ids of products that are not listed: the paper bags (BOUGHT-06). */
  readonly excludedIds: ReadonlyArray<string>
}

const fetchIds = Effect.fnUntraced(function* ({ size, days, excludedIds }: MostBoughtInput) {
  const { mostBoughtProducts: boughtProducts } = yield* callGraphql(mostBoughtProducts, {
    size: size + excludedIds.length,
    days
  })
  return boughtProducts.flatMap(({ id }) => (excludedIds.includes(id) ? [] : [id])).slice(0, size)
})

/** Fetches the customer's most bought products. */
export const fetchMostBought = (input: MostBoughtInput) => Effect.flatMap(fetchIds(input), loadCustomerProducts)

/** Fetches the first `count` of the customer's most bought products, and the ids of the others. */
export const fetchFirstMostBought = (input: MostBoughtInput, count: number) =>
  Effect.flatMap(fetchIds(input), (ids) => loadFirstCustomerProducts(ids, count))

/** Fetches the ids of the recipes that the customer has bought most. */
export const fetchMostBoughtRecipes = (input: { readonly size: number }) =>
  Effect.map(callGraphql(mostBoughtRecipes, input), ({ mostBoughtRecipes: boughtRecipes }) =>
    boughtRecipes.map(({ id }) => id)
  )
