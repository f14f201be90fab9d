import type { SearchType } from "#core/search/model.ts"
import * as paths from "#web/paths.ts"

export interface SearchTarget {
  readonly query: string
  /** By default the first kind with hits. */
  readonly type?: SearchType | null | undefined
  /** The number of a store; by default the selected one. */
  readonly store?: string | null | undefined
  /** 0-based. */
  readonly page?: number | undefined
}

/** The canonical address of a search, encoded like a form that is submitted without JavaScript (ROUTE-02, ROUTE-03); with a store it always has a page (ROUTE-04). */
export const searchHref = (
  { query, type, store, page = 0 }: SearchTarget,
  listingParams: URLSearchParams = new URLSearchParams()
): string => {
  const parameters = new URLSearchParams({ Q: query })
  if (type) parameters.set("type", type)
  if (store) parameters.set("store", store)
  for (const [name, value] of listingParams) parameters.append(name, value)
  if (store || page > 0) parameters.set("page", String(page))
  return `${paths.search}?${parameters.toString()}`
}
