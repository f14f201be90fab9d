/** SEARCH-34 */
export const pageSize = 24

/** The sort fields of product lists; '' is relevance (SEARCH-33). */
export const sortFields = ["", "p_name", "p_price", "p_comparison_price", "p_brand", "p_bfcategorycode"] as const
export type SortField = (typeof sortFields)[number]

export interface Sort {
  readonly field: SortField
  readonly order: "ASC" | "DESC"
}

export const relevance: Sort = { field: "", order: "ASC" }

/** Facets that goods can be filtered on, as the wire names them. */
export const filterNames = ["Brands", "ProductMarkings"] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Readonly<Partial<Record<FilterName, ReadonlyArray<string>>>>

/** What of a list is wanted; the page's address holds the same. */
export interface Listing {
  /** 0-based. */
  readonly page: number
  readonly sort: Sort
  readonly filters: Filters
  /** How many pages from the first are wanted at once, so that 'back' finds what was loaded. */
  readonly pages?: number
}

export const listingQuery = ({ page, sort, filters, pages = 1 }: Listing) => ({
  skip: page * pageSize,
  take: pageSize * pages,
  ...(sort.field === "" ? {} : { SortField: sort.field, SortOrder: sort.order }),
  ...Object.fromEntries(filterNames.flatMap((name) => (filters[name]?.length ? [[name, filters[name].join(",")]] : [])))
})

/** The value added to its filter, or taken out when it is there. */
export const toggleFilter = (filters: Filters, name: FilterName, value: string): Filters => {
  const chosen = filters[name] ?? []
  return { ...filters, [name]: chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value] }
}
