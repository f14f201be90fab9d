import { Effect } from "effect"
import { callGraphql } from "../contract/graphql.ts"
import { stateOf } from "../kernel/state-of.ts"
import { shellState } from "../navigation/shell-state.ts"
import { loadOwnProducts } from "./load-own-products.ts"
import { mostBoughtProducts, mostBoughtRecipes } from "./most-bought-api.ts"

/** Fetches the customer's most bought products without the paper bags, which the settings name (BOUGHT-06). Fails when they cannot be fetched. */
export const fetchMostBought = Effect.fnUntraced(function* (input: { readonly size: number; readonly days: number }) {
  const { mostBoughtProducts: bought } = yield* callGraphql(mostBoughtProducts, input)
  const excluded = new Set((yield* stateOf(shellState)).current().settings.mostBoughtExclusions)
  return yield* loadOwnProducts(bought.flatMap(({ id }) => (excluded.has(id) ? [] : [id])))
})

/** Fetches the ids of the recipes that the customer has bought most. Fails when they cannot be fetched. */
export const fetchMostBoughtRecipes = (input: { readonly size: number }) =>
  Effect.map(callGraphql(mostBoughtRecipes, input), ({ mostBoughtRecipes: bought }) => bought.map(({ id }) => id))
