import { useEffect, useLayoutEffect, useState } from "react"
import type { SearchListProps } from "./search-list.ts"
import type { Option } from "./suggestion-groups.ts"

interface ActiveOptionInput extends Pick<SearchListProps, "id" | "input" | "handleKey"> {
  readonly options: ReadonlyArray<Option>
  readonly onPick: (option: Option) => void
}

/** The option selected with the arrow keys, while the focus stays in the field. Between the last option and the first, no option is active. */
export const useActiveOption = ({ id, input, options, handleKey, onPick }: ActiveOptionInput) => {
  const [activeKey, setActiveKey] = useState<string>()
  const activeIndex = options.findIndex(({ key }) => key === activeKey)
  const activeId = activeIndex < 0 ? undefined : `${id}-${activeIndex}`
  useEffect(() => setActiveKey(undefined), [input])
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [activeId])
  useLayoutEffect(() => {
    handleKey.current = (key) => {
      const activeOption = options[activeIndex]
      const previousIndex = activeIndex < 0 ? -1 : activeIndex - 1
      if (key === "ArrowDown") setActiveKey(options[activeIndex + 1]?.key)
      else if (key === "ArrowUp") setActiveKey(activeIndex === 0 ? undefined : options.at(previousIndex)?.key)
      else if (key === "Enter" && activeOption !== undefined) onPick(activeOption)
      else return false
      return true
    }
    return () => {
      handleKey.current = null
    }
  })
  return { activeIndex, activeId }
}
