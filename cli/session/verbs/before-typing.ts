import { Effect } from "effect"
import { popularGoods as popularGoodsCase } from "#core/journeys/popular-goods.ts"
import { reportClick } from "#core/search/notify.ts"
import { forgetSearches as forgetSearchesCase, recentSearches as recentSearchesCase, rememberSearch } from "#core/search/recent-searches.ts"
import { plainProduct } from "../plain.ts"
import { optional, text, verb } from "./verb.ts"

export const openHit = verb({
  name: "open-hit",
  summary: "Opens a hit from the search box: the search service hears of it, and the words are remembered on this device.",
  example: "open-hit: { id: 848230702_ST, query: salt }",
  input: { id: text("Of the goods, the category, the page"), query: optional(text("What had been typed")) },
  short: "id",
  run: ({ id, query }) => Effect.andThen(rememberSearch(query ?? ""), reportClick(query === undefined ? { id } : { id, query })),
  failures: {}
})

const searches = Effect.map(recentSearchesCase, (queries) => ({ queries }))

export const recentSearches = verb({
  name: "recent-searches",
  summary: "Looks at the last searches that hits were opened from on this device, newest first.",
  example: "recent-searches:",
  input: {},
  run: () => searches,
  failures: {}
})

export const forgetSearches = verb({
  name: "forget-searches",
  summary: "Forgets the searches that this device remembers.",
  example: "forget-searches:",
  input: {},
  run: () => Effect.andThen(forgetSearchesCase, searches),
  failures: {}
})

export const popularGoods = verb({
  name: "popular-goods",
  summary: "Looks at what the search box offers before typing: what the customer buys most, else what the store sells most.",
  example: "popular-goods:",
  input: {},
  run: () => Effect.map(popularGoodsCase, ({ own, goods }) => ({ own, products: goods.map(plainProduct) })),
  failures: {}
})
