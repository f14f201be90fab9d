import { assortmentState } from "#core/assortment/assortment-state.ts"
import { useCallback } from "react"
import { useStatePart } from "#web/container/react.tsx"
import { searchHref, type SearchTarget } from "./search-href.ts"

/** Returns a function that makes the URL of a search in the selected store. */
export const useSearchHref = (): ((search: Pick<SearchTarget, "query" | "type">) => string) => {
  const store = useStatePart(assortmentState, ({ selection }) => selection?.storeNumber)
  return useCallback((search) => searchHref({ ...search, store }), [store])
}
