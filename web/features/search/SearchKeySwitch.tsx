import { useEffect } from "react"
import { ReadSearchKey, SearchKeyViewId, SetSearchKey } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Checkbox } from "#web/kit/Checkbox.tsx"
import { searchKey, searchKeyNote } from "#web/text/suggestions.ts"

/** Switches the key off that opens the search, for whoever speaks to the machine (WCAG 2.1.4). */
export const SearchKeySwitch = () => {
  const on = useStateView(SearchKeyViewId, (key) => key ?? true)
  const readSearchKey = useService(ReadSearchKey)
  const setSearchKey = useService(SetSearchKey)
  useEffect(() => void readSearchKey(), [readSearchKey])
  return (
    <>
      <Checkbox label={searchKey} checked={on} onChange={(wanted) => void setSearchKey(wanted)} aria-describedby="search-key-note" />
      <p id="search-key-note">{searchKeyNote}</p>
    </>
  )
}
