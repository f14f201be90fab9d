import { useEffect, useLayoutEffect, useState } from "react"
import type { SearchListProps } from "./search-list.ts"
import type { Option } from "./suggestion-groups.ts"

interface Choosing extends Pick<SearchListProps, "id" | "typed" | "takeKey"> {
  readonly options: ReadonlyArray<Option>
  readonly onPick: (option: Option) => void
}

/** The option that the arrow keys stand on, while the focus stays in the field: past the last one and before the first one is the field itself. */
export const useActiveOption = ({ id, typed, options, takeKey, onPick }: Choosing) => {
  const [activeKey, setActiveKey] = useState<string>()
  const active = options.findIndex(({ key }) => key === activeKey)
  const activeId = active < 0 ? undefined : `${id}-${active}`
  useEffect(() => setActiveKey(undefined), [typed])
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [activeId])
  useLayoutEffect(() => {
    takeKey.current = (key) => {
      const chosen = options[active]
      if (key === "ArrowDown") setActiveKey(options[active + 1]?.key)
      else if (key === "ArrowUp") setActiveKey(active === 0 ? undefined : options.at(active < 0 ? -1 : active - 1)?.key)
      else if (key === "Enter" && chosen !== undefined) onPick(chosen)
      else return false
      return true
    }
    return () => {
      takeKey.current = null
    }
  })
  return { active, activeId }
}
