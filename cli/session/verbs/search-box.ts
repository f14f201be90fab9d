import { Effect } from "effect"
import { listRecentSearches } from "#core/search/list-recent-searches.ts"
import { rememberSearch } from "#core/search/remember-search.ts"
import { plainProduct } from "../plain.ts"
import { optional, text, useCaseVerb } from "./verb.ts"

export const openHit = useCaseVerb("trackClick", {
  name: "open-hit",
  summary: "Opens a hit from the search box: reports it to the search service and remembers the query on this device.",
  example: "open-hit: { id: 848230702_ST, query: salt }",
  input: { id: text("The id of a product, category or page"), query: optional(text("The typed query")) },
  shorthand: "id",
  run: ({ id, query }, trackClick) =>
    Effect.andThen(rememberSearch(query ?? ""), trackClick(query === undefined ? { id } : { id, query })),
  failures: {}
})

const queriesOf = <E, R>(searches: Effect.Effect<ReadonlyArray<string>, E, R>) =>
  Effect.map(searches, (queries) => ({ queries }))

export const recentSearches = useCaseVerb("listRecentSearches", {
  name: "recent-searches",
  summary: "Lists this device's last searches in which a hit was opened, newest first.",
  example: "recent-searches:",
  input: {},
  run: (_, listRecentSearches) => queriesOf(listRecentSearches()),
  failures: {}
})

export const forgetSearches = useCaseVerb("forgetSearches", {
  name: "forget-searches",
  summary: "Deletes this device's recent searches.",
  example: "forget-searches:",
  input: {},
  run: (_, forgetSearches) => Effect.andThen(forgetSearches(), queriesOf(listRecentSearches())),
  failures: {}
})

export const popularProducts = useCaseVerb("loadPopularProducts", {
  name: "popular-products",
  summary:
    "Lists the products that the search box shows before typing: the customer's most bought ones, otherwise the store's top sellers.",
  example: "popular-products:",
  input: {},
  run: (_, loadPopularProducts) =>
    Effect.map(loadPopularProducts(), ({ areOwnPurchases, products }) => ({
      own: areOwnPurchases,
      products: products.map(plainProduct)
    })),
  failures: {}
})
