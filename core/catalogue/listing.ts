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

/** Facets that lists can be filtered on, as the wire names them (SEARCH-31). */
export const filterNames = ["Brands", "ProductMarkings", "RecipeMarkings", "CookingTimes"] as const
export type FilterName = (typeof filterNames)[number]
/** Those that goods have. */
export const goodsFilters = ["Brands", "ProductMarkings"] as const satisfies ReadonlyArray<FilterName>
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

/** How calls carry sort and filters; defaults are left out. */
export const narrowing = ({ sort, filters }: Pick<Listing, "sort" | "filters">) => ({
  ...(sort.field === "" ? {} : { SortField: sort.field, SortOrder: sort.order }),
  ...Object.fromEntries(filterNames.flatMap((name) => (filters[name]?.length ? [[name, filters[name].join(",")]] : [])))
})

export const listingQuery = ({ page, pages = 1, ...listing }: Listing) => ({ skip: page * pageSize, take: pageSize * pages, ...narrowing(listing) })

/** The value added to its filter, or taken out when it is there. */
export const toggleFilter = (filters: Filters, name: FilterName, value: string): Filters => {
  const chosen = filters[name] ?? []
  return { ...filters, [name]: chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value] }
}
