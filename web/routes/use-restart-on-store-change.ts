import { assortmentState } from "#core/assortment/assortment-state.ts"
import { useEffect, useRef } from "react"
import { useNavigate } from "react-router-dom"
import { useStatePart, usePanelPart } from "#web/container/react.tsx"
import { formatSearchUrl, type SearchUrl } from "./search-url.ts"

/**
 * After a store change, restarts a search at page 0 in the selected store if its URL has a later page or names a store (SEARCH-20). Waits until the panel's
 * history entry has been left.
 */
export const useRestartOnStoreChange = (searchUrl: SearchUrl): void => {
  const navigate = useNavigate()
  const storeNumber = useStatePart(assortmentState, ({ selection }) => selection?.storeNumber ?? null)
  const isAtPageEntry = usePanelPart(({ historyPosition }) => historyPosition === "pageEntry")
  const searchedStoreNumber = useRef(storeNumber)
  useEffect(() => {
    if (searchedStoreNumber.current === storeNumber || !isAtPageEntry) return
    searchedStoreNumber.current = storeNumber
    if (searchUrl.page > 0 || searchUrl.store !== null)
      void navigate(formatSearchUrl({ ...searchUrl, page: 0, store: null }), {
        replace: true,
        preventScrollReset: true
      })
  }, [storeNumber, isAtPageEntry, searchUrl, navigate])
}
