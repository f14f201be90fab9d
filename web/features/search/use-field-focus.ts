import { useEffect } from "react"
import { landmarks } from "#web/kit/landmarks.ts"

/** The field has the focus while its list is there, by whatever that was opened and closed: by Back and Forward, too. */
export const useFieldFocus = (): void => {
  useEffect(() => {
    const field = document.getElementById(landmarks.search)
    field?.focus()
    return () => field?.blur()
  }, [])
}
