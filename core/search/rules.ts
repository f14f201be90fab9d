import { type FilterName, productFilters, pageSize } from "../catalogue/listing.ts"
import { type Hits, type SearchType, searchTypes } from "./model.ts"

/** The maximum number of suggested products, and of suggestions of every other type (SEARCH-04, SEARCH-05, SEARCH-07). */
export const maxSuggestedProducts = 6
export const maxSuggestionsPerType = 5
/** The maximum number of suggested queries (SEARCH-39). */
export const maxCompletions = 5
/** Longer completions do not fit in a chip. */
export const maxCompletionLength = 40
/** The maximum number of popular products in the search box (SEARCH-13). */
export const maxPopularProducts = 5
/** Delays before a request is sent (SEARCH-02) and before a loader is shown (SEARCH-03). */
export const typingDelayMs = 500
export const loaderDelayMs = 1000
/** Page sizes of recipes (SEARCH-35) and of other content (SEARCH-36). */
const recipePageSize = 20
const contentPageSize = 20
/** Page size before the first response (SEARCH-38). */
const unknownPageSize = 50

/** The page size of a search type (SEARCH-34..36). */
export const pageSizeOf = (type: SearchType): number => {
  if (type === "product") return pageSize
  return type === "recipe" ? recipePageSize : contentPageSize
}

/** The number of pages of a search type: for the requested type by the response's page size, for others by their own. */
export const pageCountOf = (
  { counts, pageSize: actualPageSize }: Pick<Hits, "counts" | "pageSize">,
  type: SearchType,
  requestedType: SearchType
): number => Math.ceil(counts[type] / (type === requestedType ? actualPageSize : pageSizeOf(type)))

/** The facets that hits of a search type can be filtered by. */
export const filtersOf = (type: SearchType): ReadonlyArray<FilterName> => {
  if (type === "product") return productFilters
  return type === "recipe" ? ["RecipeMarkings", "CookingTimes"] : []
}

/** The hits before the first response and after a failed request. */
export const emptyHits = (query: string): Hits => ({
  query,
  products: [],
  total: 0,
  pageCount: 0,
  pageSize: unknownPageSize,
  facets: [],
  categories: [],
  recipes: [],
  cateredMeals: [],
  contentPages: [],
  stores: [],
  counts: { product: 0, cateredmeal: 0, recipe: 0, category: 0, store: 0, page: 0 },
  corrections: [],
  completions: []
})

/** The tab to show: the requested one if it has hits or is filtered, otherwise the first with hits, to avoid an empty tab. Without any hits, the requested one. */
export const shownType = ({ counts }: Hits, requestedType: SearchType = "product", hasFilters = false): SearchType =>
  counts[requestedType] > 0 || hasFilters
    ? requestedType
    : (searchTypes.find((type) => counts[type] > 0) ?? requestedType)

const maxQueryLength = 100
/** Longer input, such as a pasted page, is cut off before the replacements. */
const maxInputLength = 1_000
const controlCharacterOrSurrogatePattern = /[\p{Cc}\p{Cs}]/gu
// The pattern of kernel/format-characters.ts, which would be a module more to load before hydration.
const formatCharacterExceptJoinerPattern = /[^\P{Cf}\u200d]/gu

/**
 * Sanitizes a query for display: collapses white space, limits the query to 100 characters and removes characters that cannot be seen or sent (control and
 * direction marks, lone surrogates). Joiners in emoji are kept.
 */
export const sanitizeQuery = (input: string): string => {
  const text = input
    .slice(0, maxInputLength)
    .replace(controlCharacterOrSurrogatePattern, " ")
    .replace(formatCharacterExceptJoinerPattern, "")
    .replace(/\s+/g, " ")
    .trim()
  return [...text].slice(0, maxQueryLength).join("").trimEnd()
}
