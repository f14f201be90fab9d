import { useEffect } from "react"

/** Names the window for as long as a title is given, and as before afterwards, unless a page has named it meanwhile. */
export const useWindowTitle = (title: string | null): void => {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
