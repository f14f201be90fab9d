import { useEffect } from "react"

/** Sets the document title while one is given, and restores the previous one unless a page has changed it in the meantime. */
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
