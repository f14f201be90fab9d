import { useCallback } from "react"
import { AssortmentViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { searchHref, type SearchFor } from "./search-href.ts"

/** The address of a search in the store that is shopped in. */
export const useSearchHref = (): ((search: Pick<SearchFor, "query" | "type">) => string) => {
  const store = useStateView(AssortmentViewId, ({ choice }) => choice?.storeNumber)
  return useCallback((search) => searchHref({ ...search, store }), [store])
}
