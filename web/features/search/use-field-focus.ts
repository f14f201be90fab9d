import { useEffect } from "react"
import { landmarks } from "#web/kit/landmarks.ts"

/** The field has the focus while its list is there, by whatever that was opened and closed: by Back and Forward, too. Esc leaves the focus where it is. */
export const useFieldFocus = (): void => {
  useEffect(() => {
    const field = document.getElementById(landmarks.search)
    let escaped = false
    const press = ({ key }: KeyboardEvent) => {
      escaped = key === "Escape"
    }
    field?.addEventListener("keydown", press)
    field?.focus()
    return () => {
      field?.removeEventListener("keydown", press)
      if (!escaped) field?.blur()
    }
  }, [])
}
