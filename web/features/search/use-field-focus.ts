import { useEffect } from "react"
import { skipTargetIds } from "#web/views/shell/skip-target-ids.ts"

/** Focuses the field when its list opens, even by Back or Forward. Blurs the field when the list closes, unless the last key pressed in the field was Esc. */
export const useFieldFocus = (): void => {
  useEffect(() => {
    const field = document.getElementById(skipTargetIds.search)
    let lastKeyWasEscape = false
    const onKeyDown = ({ key }: KeyboardEvent) => {
      lastKeyWasEscape = key === "Escape"
    }
    field?.addEventListener("keydown", onKeyDown)
    field?.focus()
    return () => {
      field?.removeEventListener("keydown", onKeyDown)
      if (!lastKeyWasEscape) field?.blur()
    }
  }, [])
}
