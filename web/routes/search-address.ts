import type { Filters, Sort } from "#core/catalogue/listing.ts"
import { isSearchType, type SearchType } from "#core/search/model.ts"
import { filtersOf, tidyQuery } from "#core/search/rules.ts"
import { searchHref } from "#web/features/search/search-href.ts"
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

/** The address that reads as this one; defaults are left out. */
export const narrowedHref = ({ sort, filters, ...search }: SearchAddress): string => {
  const narrowing = new URLSearchParams()
  narrow(narrowing, { sort, filters })
  return searchHref(search, narrowing)
}

/** The same search among the hits of the first kind that has some, from its first page on. */
export const firstKindHref = (parameters: URLSearchParams): string => {
  const others = new URLSearchParams(parameters)
  others.delete("type")
  return narrowedHref({ ...searchAddressOf(others), page: 0 })
}
