import { useEffect, useState } from "react"
import { ReadSearchKey, SearchKeyViewId, SetSearchKey } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Checkbox } from "#web/kit/Checkbox.tsx"
import { searchKey, searchKeyNote } from "#web/text/suggestions.ts"

/** Switches the key off that opens the search, for whoever speaks to the machine (WCAG 2.1.4). */
export const SearchKeySwitch = () => {
  const on = useStateView(SearchKeyViewId, (key) => key ?? true)
  /** Shown at once, before the code behind it has come. */
  const [wanted, setWanted] = useState<boolean>()
  const readSearchKey = useService(ReadSearchKey)
  const setSearchKey = useService(SetSearchKey)
  useEffect(() => void readSearchKey(), [readSearchKey])
  const change = (to: boolean) => {
    setWanted(to)
    void setSearchKey(to)
  }
  return (
    <>
      <Checkbox label={searchKey} checked={wanted ?? on} onChange={change} aria-describedby="search-key-note" />
      <p id="search-key-note">{searchKeyNote}</p>
    </>
  )
}
