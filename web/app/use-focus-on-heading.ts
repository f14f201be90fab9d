import { useEffect, useEffectEvent } from "react"
import { useLocation } from "react-router-dom"

/** The last page, in either shell; null before the first one. */
let lastPathname: string | null = null

/** Moves the focus to the heading of a new page, where keyboard and screen reader start, unless `keepsFocus` returns true. */
export const useFocusOnHeading = (keepsFocus: () => boolean = () => false) => {
  const { pathname } = useLocation()
  const focusHeading = useEffectEvent(() => {
    if (!keepsFocus()) document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const isNewPage = lastPathname !== null && lastPathname !== pathname
    lastPathname = pathname
    if (isNewPage) focusHeading()
  }, [pathname])
}
