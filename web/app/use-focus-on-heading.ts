import { useEffect, useEffectEvent } from "react"
import { useLocation } from "react-router-dom"

/** Where the shopper was last, whichever frame the page has; null until the first page has come. */
let seen: string | null = null

/** A new page moves the focus to its heading, so that keyboard and screen reader start there, unless the shopper `isElsewhere` when it comes. */
export const useFocusOnHeading = (isElsewhere: () => boolean = () => false) => {
  const { pathname } = useLocation()
  const arrive = useEffectEvent(() => {
    if (!isElsewhere()) document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const another = seen !== null && seen !== pathname
    seen = pathname
    if (another) arrive()
  }, [pathname])
}
