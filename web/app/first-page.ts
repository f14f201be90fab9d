import { useLayoutEffect, useRef } from "react"
import { useLocation } from "react-router-dom"

/**
 * The script in the document's head that marks the first page of a new document. Style sheets postpone the layout of what is below its first screen until it
 * comes near. A reloaded document, or one that Back has opened, is laid out completely, because it returns to its scroll position.
 */
export const firstPageScript =
  "if(performance.getEntriesByType('navigation')[0]?.type=='navigate')document.documentElement.dataset.firstPage=''"

/** Removes the mark with the first navigation: later pages are laid out completely, so that Back returns to their scroll position. */
export const useFirstPageMark = (): void => {
  const { key } = useLocation()
  const firstKey = useRef(key)
  useLayoutEffect(() => {
    if (key !== firstKey.current) delete document.documentElement.dataset["firstPage"]
  }, [key])
}
