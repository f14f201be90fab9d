import type { Filters, Sort } from "#core/catalogue/listing.ts"
import { isSearchType, type SearchType } from "#core/search/model.ts"
import { filtersOf, sanitizeQuery } from "#core/search/rules.ts"
import { searchHref } from "#web/features/search/search-href.ts"
import { filtersIn, setListingParams, sortOf } from "./listing-query.ts"

/** The search that a URL requests. */
export interface SearchUrl {
  readonly query: string
  /** null for the first type with hits. */
  readonly type: SearchType | null
  /** The number or the site's id of the store to search in (ROUTE-04); null for the selected one. */
  readonly store: string | null
  /** 0-based, as in the URL (ROUTE-04). */
  readonly page: number
  readonly sort: Sort
  readonly filters: Filters
}

const maxPage = 9_999

/** Parses a search URL; invalid parts are ignored. */
export const parseSearchUrl = (parameters: URLSearchParams): SearchUrl => {
  const typeText = parameters.get("type")
  const page = parameters.get("page") ?? ""
  const type = isSearchType(typeText) ? typeText : null
  return {
    query: sanitizeQuery(parameters.get("Q") ?? parameters.get("q") ?? ""),
    type,
    store: sanitizeQuery(parameters.get("store") ?? "") || null,
    page: /^\d{1,9}$/.test(page) ? Math.min(Number(page), maxPage) : 0,
    sort: sortOf(parameters),
    filters: filtersIn(parameters, filtersOf(type ?? "product"))
  }
}

/** Formats the canonical URL; defaults are omitted. */
export const formatSearchUrl = ({ sort, filters, ...search }: SearchUrl): string => {
  const sortAndFilterQuery = new URLSearchParams()
  setListingParams(sortAndFilterQuery, { sort, filters })
  return searchHref(search, sortAndFilterQuery)
}

/** Returns the URL of the same search for the first type with hits, from its first page. */
export const firstTypeHref = (parameters: URLSearchParams): string => {
  const otherParameters = new URLSearchParams(parameters)
  otherParameters.delete("type")
  return formatSearchUrl({ ...parseSearchUrl(otherParameters), page: 0 })
}
