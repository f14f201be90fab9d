import { facetsFromWire, productFromWire } from "../catalogue/from-wire.ts"
import type { quickSearch } from "./api.ts"
import { maxCompletionLength, maxCompletions } from "./rules.ts"
import type { ContentHit, Hits, SearchType } from "./model.ts"

type WireResults = (typeof quickSearch)["projection"]["Type"]

const hitFromWire = (wire: WireResults["category"][number]): ContentHit => ({
  id: wire.loop54Id,
  name: wire.name,
  url: wire.url,
  parentName: wire.parentName,
  picture: wire.image ?? null
})

export const hitsFromWire = (query: string, wire: WireResults): Hits => {
  const { searchResults } = wire
  const countsByType = new Map(
    wire.filters.find(({ name }) => name === "Type")?.options.map(({ option, count }) => [option, count])
  )
  const countOf = (type: SearchType, fallback: number) => countsByType.get(type) ?? fallback
  return {
    query,
    products: searchResults.products.map(productFromWire),
    total: searchResults.totalCount,
    pageCount: searchResults.totalPages,
    pageSize: searchResults.pageSize,
    facets: facetsFromWire([...searchResults.facets, ...wire.filters.filter(({ name }) => name !== "Type")]),
    categories: wire.category.map(hitFromWire),
    recipes: wire.recipe.map(hitFromWire),
    cateredMeals: wire.cateredmeal.map(hitFromWire),
    contentPages: wire.page.map(hitFromWire),
    stores: wire.store,
    counts: {
      product: countOf("product", searchResults.totalCount),
      cateredmeal: countOf("cateredmeal", wire.cateredmeal.length),
      recipe: countOf("recipe", wire.recipe.length),
      category: countOf("category", wire.category.length),
      store: countOf("store", wire.store.length),
      page: countOf("page", wire.page.length)
    },
    corrections: wire.corrections.map((correction) => correction.query),
    completions: wire.completions
      .map((completion) => completion.query)
      .filter(({ length }) => length <= maxCompletionLength)
      .slice(0, maxCompletions)
  }
}
