import type { RecipeListRequest } from "#core/recipes/listing.ts"

/** Formats a list request as a query string, which is empty for the defaults; relevance is the default sort. */
export const recipeListingQueryString = ({ sort, filters, pageCount }: RecipeListRequest): string => {
  const query = new URLSearchParams()
  if (sort.field !== "") {
    query.set("SortField", sort.field)
    query.set("SortOrder", sort.order)
  }
  for (const name of filters.switches) query.set(name, "true")
  if (filters.categories.length > 0) query.set("categoryname", filters.categories.join(","))
  if (filters.priceOnly) query.set("PriceOnly", "true")
  if (pageCount > 1) query.set("page", String(pageCount))
  const text = query.toString()
  return text === "" ? "" : `?${text}`
}
