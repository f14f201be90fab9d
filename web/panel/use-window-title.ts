import { useEffect } from "react"

/** Sets the document's title while `title` is not null. Afterwards restores the previous title, unless a page has changed it in the meantime. */
export const useWindowTitle = (title: string | null): void => {
  useEffect(() => {
    if (title === null) return
    const previousTitle = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = previousTitle
    }
  }, [title])
}
