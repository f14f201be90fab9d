import { type FilterName, goodsFilters, pageSize } from "../catalogue/listing.ts"
import { type Hits, type SearchType, searchTypes } from "./model.ts"

/** SEARCH-04, SEARCH-05, SEARCH-07 */
export const mostProducts = 6
export const mostOfAKind = 5
/** SEARCH-39 */
export const mostCompletions = 5
/** Whoever has written so much needs no more words, and no chip holds them. */
export const longestCompletion = 40
/** SEARCH-13 */
export const mostPopular = 5
/** ms, SEARCH-02 and SEARCH-03 */
export const typingDelay = 500
export const loaderDelay = 1000
/** SEARCH-35, SEARCH-36 */
const recipePageSize = 20
const searchPageSize = 20
/** SEARCH-38 */
const unknownPageSize = 50

/** How many hits of a kind make a page (SEARCH-34..36). */
export const pageSizeOf = (type: SearchType): number => (type === "product" ? pageSize : type === "recipe" ? recipePageSize : searchPageSize)

/** How many pages a kind of hits has: the kind asked for in the pages of the answer (SEARCH-38 before there is one), another in its own. */
export const pagesOf = ({ counts, pageSize: answered }: Pick<Hits, "counts" | "pageSize">, type: SearchType, asked: SearchType): number =>
  Math.ceil(counts[type] / (type === asked ? answered : pageSizeOf(type)))

/** What hits of a kind can be filtered on. */
export const filtersOf = (type: SearchType): ReadonlyArray<FilterName> =>
  type === "product" ? goodsFilters : type === "recipe" ? ["RecipeMarkings", "CookingTimes"] : []

/** What is known of a search before its first answer, and after one that did not come. */
export const unanswered = (query: string): Hits => ({
  query,
  products: [],
  total: 0,
  pages: 0,
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

/** The tab that is shown: the one asked for, else the first with hits, so that nobody meets an empty one; what filters have emptied stays. */
export const shownType = ({ counts }: Hits, asked: SearchType = "product", filtered = false): SearchType =>
  counts[asked] > 0 || filtered ? asked : (searchTypes.find((type) => counts[type] > 0) ?? asked)

/**
 * A query as it is shown: white space folded, at most 100 characters, nothing that cannot be seen or sent (control and direction marks, halves
 * of characters). What joins emoji stays.
 */
export const tidyQuery = (typed: string): string => {
  const text = typed.slice(0, 1_000).replace(/[\p{Cc}\p{Cs}]/gu, " ").replace(/[^\P{Cf}\u200d]/gu, "").replace(/\s+/g, " ").trim()
  return [...text].slice(0, 100).join("").trimEnd()
}
