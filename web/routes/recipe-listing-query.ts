import { parseRecipeSort, type RecipeListRequest, recipeSwitches, type RecipeSwitch } from "#core/recipes/listing.ts"
import { parsePageNumber } from "./listing-query.ts"

const maxPageCount = 20
const maxCategoryCount = 20

/** Whether a URL states a sort (RECIPE-12, RECIPE-13). */
export const hasRecipeSort = (query: URLSearchParams): boolean => query.has("SortField")

/** Reads the values of the category filter. */
const categoriesIn = (query: URLSearchParams): ReadonlyArray<string> => {
  const values = query
    .getAll("categoryname")
    .flatMap((text) => text.split(","))
    .filter((value) => /^[\w-]{1,60}$/.test(value))
  return [...new Set(values)].slice(0, maxCategoryCount)
}

/** Reads the list request of a URL (RECIPE-12..14, RECIPE-29). `?page=3` requests the first three pages. */
export const recipeListingOf = (query: URLSearchParams): RecipeListRequest => ({
  sort: parseRecipeSort(query.get("SortField") ?? "", query.get("SortOrder")),
  filters: {
    switches: recipeSwitches.filter((name: RecipeSwitch) => query.get(name) === "true"),
    categories: categoriesIn(query),
    priceOnly: query.get("PriceOnly") === "true"
  },
  pageCount: Math.min(parsePageNumber(query.get("page"), 1), maxPageCount)
})
