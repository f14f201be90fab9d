import { type RefObject, useEffect, useRef } from "react"
import { isSearching } from "#web/container/panel.ts"
import { usePanelControl } from "#web/container/react.tsx"
import type { SearchUrl } from "./search-url.ts"

/** Focuses the heading when the query or the page changes, but not while the search box is open. */
export const useFocusOnNewHits = ({ query, page }: SearchUrl): RefObject<HTMLHeadingElement | null> => {
  const panel = usePanelControl()
  const heading = useRef<HTMLHeadingElement>(null)
  const lastShown = useRef(`${page} ${query}`)
  useEffect(() => {
    if (lastShown.current === `${page} ${query}`) return
    lastShown.current = `${page} ${query}`
    if (!isSearching(panel.current())) heading.current?.focus({ preventScroll: true })
  }, [query, page, panel])
  return heading
}
