import { useEffect } from "react"
import { isShown } from "./is-shown.ts"

/** The group of filters that lies open over the goods; on small screens it is a part of the page, and no matter. */
const openGroup = (): HTMLDetailsElement | null => {
  const group = document.querySelector<HTMLDetailsElement>("[data-filters] details[name][open]")
  const opener = group?.parentElement?.closest("details")?.querySelector("summary")
  return opener && !isShown(opener) ? group : null
}

/** Folds an open group of filters when the shopper goes on beside it, or presses Esc inside it. */
export const FilterFolds = () => {
  useEffect(() => {
    const fold = (event: Event) => {
      const group = openGroup()
      if (group !== null && event.target instanceof Node && !group.contains(event.target)) group.open = false
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      const group = openGroup()
      if (group?.contains(document.activeElement) !== true) return
      group.open = false
      group.querySelector("summary")?.focus()
    }
    document.addEventListener("pointerdown", fold)
    document.addEventListener("focusin", fold)
    document.addEventListener("keydown", escape)
    return () => {
      document.removeEventListener("pointerdown", fold)
      document.removeEventListener("focusin", fold)
      document.removeEventListener("keydown", escape)
    }
  }, [])
  return null
}
