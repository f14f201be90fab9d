import { facetsOf, productOf } from "../catalogue/from-wire.ts"
import type { quickSearch } from "./api.ts"
import { longestCompletion, maxCompletions } from "./rules.ts"
import type { ContentHit, Hits, SearchType } from "./model.ts"

type Wire = (typeof quickSearch)["projection"]["Type"]

const hitOf = (wire: Wire["category"][number]): ContentHit => ({
  id: wire.loop54Id,
  name: wire.name,
  url: wire.url,
  parentName: wire.parentName,
  picture: wire.image ?? null
})

export const hitsOf = (query: string, wire: Wire): Hits => {
  const { searchResults } = wire
  const counted = new Map(
    wire.filters.find(({ name }) => name === "Type")?.options.map(({ option, count }) => [option, count])
  )
  const count = (type: SearchType, seen: number) => counted.get(type) ?? seen
  return {
    query,
    products: searchResults.products.map(productOf),
    total: searchResults.totalCount,
    pages: searchResults.totalPages,
    pageSize: searchResults.pageSize,
    facets: facetsOf([...searchResults.facets, ...wire.filters.filter(({ name }) => name !== "Type")]),
    categories: wire.category.map(hitOf),
    recipes: wire.recipe.map(hitOf),
    cateredMeals: wire.cateredmeal.map(hitOf),
    contentPages: wire.page.map(hitOf),
    stores: wire.store,
    counts: {
      product: count("product", searchResults.totalCount),
      cateredmeal: count("cateredmeal", wire.cateredmeal.length),
      recipe: count("recipe", wire.recipe.length),
      category: count("category", wire.category.length),
      store: count("store", wire.store.length),
      page: count("page", wire.page.length)
    },
    corrections: wire.corrections.map((correction) => correction.query),
    completions: wire.completions
      .map((completion) => completion.query)
      .filter(({ length }) => length <= longestCompletion)
      .slice(0, maxCompletions)
  }
}
