import { useEffect, useRef } from "react"
import { useNavigate } from "react-router-dom"
import { AssortmentViewId } from "#web/container/ids.ts"
import { PanelEntryId } from "#web/container/panel.ts"
import { useStateView } from "#web/container/react.tsx"
import { narrowedHref, type SearchAddress } from "./search-address.ts"

/** Another store has other goods: its search begins at page 0 (SEARCH-20), once the panel that it was chosen in has left the history. */
export const useStoreChanges = (address: SearchAddress): void => {
  const navigate = useNavigate()
  const chosen = useStateView(AssortmentViewId, ({ choice }) => choice?.storeNumber ?? null)
  const choosing = useStateView(PanelEntryId, (stands) => stands)
  const shown = useRef(chosen)
  useEffect(() => {
    if (shown.current === chosen || choosing) return
    shown.current = chosen
    if (address.page > 0 || address.store !== null) void navigate(narrowedHref({ ...address, page: 0, store: null }), { replace: true, preventScrollReset: true })
  }, [chosen, choosing, address, navigate])
}
