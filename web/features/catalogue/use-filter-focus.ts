import { useEffect, useRef } from "react"
import { loadCode } from "#web/container/load-code.ts"
import type { FilterFocus } from "#web/views/catalogue/ListToolbar.tsx"
import type { FilterFocusManager } from "./manage-filter-focus.ts"

/** Manages the focus and the open group among a list's filters, with code that is loaded after hydration. */
export const useFilterFocus = (): FilterFocus => {
  const toolbar = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const chips = useRef<HTMLDivElement>(null)
  const manager = useRef<FilterFocusManager>(null)
  useEffect(() => {
    const loading = loadCode(() => import("./manage-filter-focus.ts")).then(
      ({ manageFilterFocus }) => (manager.current = manageFilterFocus({ toolbar, opener, chips }))
    )
    return () => void loading.then(({ stop }) => stop())
  }, [])
  // The render may have removed the focused element.
  useEffect(() => manager.current?.recover())
  return {
    toolbar,
    opener,
    chips,
    onFocus: ({ target }) => manager.current?.remember(target),
    // When React removes the focused element, it fires no blur event: the element is still remembered for `recover`.
    onBlur: () => manager.current?.remember(null)
  }
}
