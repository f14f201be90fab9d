import { type Filters, relevance, type Sort } from "#core/catalogue/listing.ts"
import { isSearchType, type SearchType } from "#core/search/model.ts"
import { filtersOf, tidyQuery } from "#core/search/rules.ts"
import { filtersIn, narrow, sortOf } from "./listing-query.ts"

/** What the address of the search page asks for. */
export interface SearchAddress {
  readonly query: string
  /** null: the first kind with hits. */
  readonly type: SearchType | null
  /** Another store than the chosen one, by its number or its site (ROUTE-04). */
  readonly store: string | null
  /** 0-based, as in the address (ROUTE-04). */
  readonly page: number
  readonly sort: Sort
  readonly filters: Filters
}

const lastPage = 9_999

/** Whatever is wrong in an address counts as not being there. */
export const searchAddressOf = (parameters: URLSearchParams): SearchAddress => {
  const type = parameters.get("type")
  const page = parameters.get("page") ?? ""
  const asked = isSearchType(type) ? type : null
  return {
    query: tidyQuery(parameters.get("Q") ?? parameters.get("q") ?? ""),
    type: asked,
    store: tidyQuery(parameters.get("store") ?? "") || null,
    page: /^\d{1,9}$/.test(page) ? Math.min(Number(page), lastPage) : 0,
    sort: sortOf(parameters),
    filters: filtersIn(parameters, filtersOf(asked ?? "product"))
  }
}

/** The address of a search; defaults are left out. */
export const searchHref = ({ query, type = null, store = null, page = 0, sort = relevance, filters = {} }: Partial<SearchAddress> & Pick<SearchAddress, "query">): string => {
  const parameters = new URLSearchParams({ Q: query })
  if (type !== null) parameters.set("type", type)
  if (store !== null) parameters.set("store", store)
  narrow(parameters, { sort, filters })
  if (page > 0) parameters.set("page", String(page))
  return `/sok?${parameters.toString()}`
}
