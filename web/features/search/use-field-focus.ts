import { useEffect } from "react"
import { skipTargetIds } from "#web/views/shell/skip-target-ids.ts"

/** Focuses the field when its list opens, even by Back or Forward, and blurs it when the list closes, unless Esc closed it. */
export const useFieldFocus = (): void => {
  useEffect(() => {
    const field = document.getElementById(skipTargetIds.search)
    let isClosedByEscape = false
    const onKeyDown = ({ key }: KeyboardEvent) => {
      isClosedByEscape = key === "Escape"
    }
    field?.addEventListener("keydown", onKeyDown)
    field?.focus()
    return () => {
      field?.removeEventListener("keydown", onKeyDown)
      if (!isClosedByEscape) field?.blur()
    }
  }, [])
}
