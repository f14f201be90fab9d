/** Products per page (SEARCH-34). */
export const pageSize = 24

/** The sort fields of product lists; '' is relevance (SEARCH-33). */
export const sortFields = ["", "p_name", "p_price", "p_comparison_price", "p_brand", "p_bfcategorycode"] as const
export type SortField = (typeof sortFields)[number]

export interface Sort {
  readonly field: SortField
  readonly order: "ASC" | "DESC"
}

export const relevance: Sort = { field: "", order: "ASC" }

const isSortField = (text: string): text is SortField => sortFields.some((field) => field === text)

/** Parses a sort field and order from a URL or a call: 'p_price_desc', or a field with an order; the sort is descending if the suffix or the order is. Returns null for an unknown field. */
export const parseSort = (text: string, order?: string | null): Sort | null => {
  const field = text.replace(/_desc$/, "")
  if (text === "" || text === "relevance") return relevance
  if (field === "" || !isSortField(field)) return null
  return { field, order: text.endsWith("_desc") || order === "DESC" ? "DESC" : "ASC" }
}

/** The name that parseSort reads: 'p_price_desc'; undefined for relevance. */
export const sortNameOf = ({ field, order }: Sort): string | undefined => {
  if (field === "") return undefined
  return order === "DESC" ? `${field}_desc` : field
}

/** The facets that lists can be filtered by, with their wire names (SEARCH-31). */
export const filterNames = ["Brands", "ProductMarkings", "RecipeMarkings", "CookingTimes"] as const
export type FilterName = (typeof filterNames)[number]
/** The facets of products. */
export const productFilters = ["Brands", "ProductMarkings"] as const satisfies ReadonlyArray<FilterName>
export type Filters = Readonly<Partial<Record<FilterName, ReadonlyArray<string>>>>

/** The requested part of a list, as in the page's URL. */
export interface ListRequest {
  /** 0-based. */
  readonly page: number
  readonly sort: Sort
  readonly filters: Filters
  /** How many pages to load, starting with `page`; more than one when Back restores a list. */
  readonly pageCount?: number
}

/** Adds the value to its filter, or removes it when present. */
export const toggleFilter = (filters: Filters, name: FilterName, value: string): Filters => {
  const selectedValues = filters[name] ?? []
  return {
    ...filters,
    [name]: selectedValues.includes(value)
      ? selectedValues.filter((other) => other !== value)
      : [...selectedValues, value]
  }
}
