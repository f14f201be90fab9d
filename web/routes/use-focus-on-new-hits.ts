import { type RefObject, useEffect, useRef } from "react"
import { isSearching, PanelId } from "#web/container/panel.ts"
import { useService } from "#web/container/react.tsx"
import type { SearchAddress } from "./search-address.ts"

/** Another question, or another page of its hits, is read from its heading on; a filter or a tab keeps the focus, and so does a search begun meanwhile. */
export const useFocusOnNewHits = ({ query, page }: SearchAddress): RefObject<HTMLHeadingElement | null> => {
  const panel = useService(PanelId)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(`${page} ${query}`)
  useEffect(() => {
    if (shown.current === `${page} ${query}`) return
    shown.current = `${page} ${query}`
    if (!isSearching(panel.current())) heading.current?.focus({ preventScroll: true })
  }, [query, page, panel])
  return heading
}
