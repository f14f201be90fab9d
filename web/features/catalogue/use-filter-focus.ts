import { useEffect, useRef } from "react"
import { loadCode } from "#web/container/load-code.ts"
import type { FilterFocus } from "#web/views/catalogue/ListTools.tsx"
import type { FollowedFilters } from "./follow-filters.ts"

/** Manages the focus and the open group among a list's filters, with code that is loaded after hydration. */
export const useFilterFocus = (): FilterFocus => {
  const tools = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  const chips = useRef<HTMLDivElement>(null)
  const followed = useRef<FollowedFilters>(null)
  useEffect(() => {
    const loading = loadCode(() => import("./follow-filters.ts")).then(
      ({ followFilters }) => (followed.current = followFilters({ tools, opener, chips }))
    )
    return () => void loading.then(({ stop }) => stop())
  }, [])
  // The render may have removed the focused element.
  useEffect(() => followed.current?.recover())
  return {
    tools,
    opener,
    chips,
    onFocus: ({ target }) => followed.current?.remember(target),
    // React fires no blur event when it removes the focused element itself.
    onBlur: () => followed.current?.remember(null)
  }
}
