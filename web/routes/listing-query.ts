import {
  type FilterName,
  type Filters,
  filterNames,
  productFilters,
  type ListRequest,
  parseSort,
  relevance,
  type Sort
} from "#core/catalogue/listing.ts"

/** The filters' query parameter names (PCAT-05). */
const parameterNames: Readonly<Record<FilterName, string>> = {
  Brands: "f.brand",
  ProductMarkings: "f.marking",
  RecipeMarkings: "f.recipemarking",
  CookingTimes: "f.cookingtime"
}

const maxValueCountPerFilter = 50
const maxPageCount = 50

/** Reads the sort order from the URL; sorts by relevance when it is missing or invalid. */
export const sortOf = (query: URLSearchParams): Sort =>
  parseSort(query.get("SortField") || query.get("Sort") || "", query.get("SortOrder")) ?? relevance

/** Whether a URL names a sort order. */
export const hasSort = (query: URLSearchParams): boolean => query.has("SortField") || query.has("Sort")

/** Reads the values of the named filters, which are comma-separated, repeated or both. Values that are empty, too long or contain control characters are dropped (PCAT-25, PCAT-26). */
export const filtersIn = (query: URLSearchParams, names: ReadonlyArray<FilterName>): Filters =>
  Object.fromEntries(
    names.flatMap((name) => {
      const values = query
        .getAll(parameterNames[name])
        .flatMap((text) => text.split(","))
        .map((value) => value.trim())
        .filter((value) => /^[^\p{Cc}]{1,200}$/u.test(value))
      return values.length === 0 ? [] : [[name, [...new Set(values)].slice(0, maxValueCountPerFilter)]]
    })
  )

/** Parses a whole number from 1 to 500; `fallback` for any other text. */
export const parsePageNumber = (text: string | null, fallback: number): number => {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= 500 ? value : fallback
}

/** Reads the list request of a URL. `?page=3` requests the first three pages. */
export const listingOf = (query: URLSearchParams): ListRequest => ({
  page: 0,
  pageCount: Math.min(parsePageNumber(query.get("page"), 1), maxPageCount),
  sort: sortOf(query),
  filters: filtersIn(query, productFilters)
})

/** Sets the parameters for sort and filters; defaults are omitted. */
export const setListingParams = (
  query: URLSearchParams,
  { sort, filters }: Pick<ListRequest, "sort" | "filters">
): void => {
  if (sort.field !== "") {
    query.set("SortField", sort.field)
    query.set("SortOrder", sort.order)
  }
  for (const name of filterNames) if (filters[name]?.length) query.set(parameterNames[name], filters[name].join(","))
}

/** Formats a list request as a query string, which is empty for the defaults. */
export const listingQueryString = ({ pageCount = 1, ...listing }: ListRequest): string => {
  const query = new URLSearchParams()
  setListingParams(query, listing)
  if (pageCount > 1) query.set("page", String(pageCount))
  const text = query.toString()
  return text === "" ? "" : `?${text}`
}
