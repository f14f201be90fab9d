import type { SearchType } from "#core/search/model.ts"

export interface SearchFor {
  readonly query: string
  /** The first kind with hits unless told. */
  readonly type?: SearchType | null | undefined
  /** Whose goods; the chosen store's unless told. */
  readonly store?: string | null | undefined
  /** 0-based. */
  readonly page?: number | undefined
}

/** The one address of a search, spelt as a form without JavaScript spells it (ROUTE-02, ROUTE-03); one in a named store tells its page too (ROUTE-04). */
export const searchHref = ({ query, type, store, page = 0 }: SearchFor, narrowing: URLSearchParams = new URLSearchParams()): string => {
  const parameters = new URLSearchParams({ Q: query })
  if (type) parameters.set("type", type)
  if (store) parameters.set("store", store)
  for (const [name, value] of narrowing) parameters.append(name, value)
  if (store || page > 0) parameters.set("page", String(page))
  return `/sok?${parameters.toString()}`
}
