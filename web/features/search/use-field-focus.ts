import { useEffect } from "react"
import { skipTargetIds } from "#web/views/shell/skip-target-ids.ts"

/** Keeps the focus in the field while its list is open, also when Back or Forward opened or closed it. Esc keeps the focus in the field. */
export const useFieldFocus = (): void => {
  useEffect(() => {
    const field = document.getElementById(skipTargetIds.search)
    let escaped = false
    const onKeyDown = ({ key }: KeyboardEvent) => {
      escaped = key === "Escape"
    }
    field?.addEventListener("keydown", onKeyDown)
    field?.focus()
    return () => {
      field?.removeEventListener("keydown", onKeyDown)
      if (!escaped) field?.blur()
    }
  }, [])
}
