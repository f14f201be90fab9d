import { type RefObject, useEffect, useRef } from "react"
import type { SearchAddress } from "./search-address.ts"

/** Another question, or another page of its hits, is read from its heading on; a filter or a tab keeps the focus. */
export const useFocusOnNewHits = ({ query, page }: SearchAddress): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(`${page} ${query}`)
  useEffect(() => {
    if (shown.current === `${page} ${query}`) return
    shown.current = `${page} ${query}`
    heading.current?.focus({ preventScroll: true })
  }, [query, page])
  return heading
}
