import { assortmentState } from "#core/assortment/assortment-state.ts"
import { useEffect, useRef } from "react"
import { useNavigate } from "react-router-dom"
import { useStateView, usePanelView } from "#web/container/react.tsx"
import { formatSearchUrl, type SearchUrl } from "./search-url.ts"

/** After a store change, restarts a search with a later page or another store at page 0 of the selected store (SEARCH-20), when the panel's history entry has been left. */
export const useRestartOnStoreChange = (searchUrl: SearchUrl): void => {
  const navigate = useNavigate()
  const storeNumber = useStateView(assortmentState, ({ selection }) => selection?.storeNumber ?? null)
  const isPanelOpen = usePanelView(({ historyPosition }) => historyPosition !== "pageEntry")
  const searchedStore = useRef(storeNumber)
  useEffect(() => {
    if (searchedStore.current === storeNumber || isPanelOpen) return
    searchedStore.current = storeNumber
    if (searchUrl.page > 0 || searchUrl.store !== null)
      void navigate(formatSearchUrl({ ...searchUrl, page: 0, store: null }), {
        replace: true,
        preventScrollReset: true
      })
  }, [storeNumber, isPanelOpen, searchUrl, navigate])
}
