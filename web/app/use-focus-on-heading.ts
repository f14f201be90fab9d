import { useEffect, useEffectEvent } from "react"
import { useLocation, useNavigationType } from "react-router-dom"
import { normalizePath } from "#core/navigation/path.ts"
import { navigationType } from "#web/container/navigation-type.ts"

/** The path of the last page; null before the first one. Not a ref, because pages with and without the shell call the hook in different components. */
let lastPathname: string | null = null

interface WindowWithNavigation {
  readonly navigation?: { readonly activation?: { readonly from?: { readonly url?: string | null } | null } | null }
}

/** The path of the page from which the browser has come back to this document; null when the browser does not provide it, or after any other navigation. */
const pathnameBeforeDocument = (): string | null => {
  if (navigationType() !== "back_forward") return null
  const url = (window as unknown as WindowWithNavigation).navigation?.activation?.from?.url
  return url === null || url === undefined ? null : new URL(url).pathname
}

/** Focuses the first link in the page's content that leads to a path, such as the card that the shopper had followed; returns whether there is one. */
const focusLinkTo = (pathname: string): boolean => {
  const path = normalizePath(pathname)
  const links = document.querySelectorAll<HTMLAnchorElement>("main a[href]")
  const link = [...links].find((candidate) => normalizePath(candidate.pathname) === path)
  link?.focus({ preventScroll: true })
  return link !== undefined
}

/**
 * After a navigation, moves the focus to the heading of the new page, where keyboard and screen reader start; after Back or Forward, to the first link to
 * the page that was left, if there is one. Does neither when `keepsFocus` returns true. On the first page of a document, moves the focus only after Back or
 * Forward, only to such a link, and whatever `keepsFocus` returns.
 */
export const useFocusOnHeading = (keepsFocus: () => boolean = () => false) => {
  const { pathname } = useLocation()
  const isTraversal = useNavigationType() === "POP"
  const moveFocus = useEffectEvent((leftPathname: string) => {
    if (keepsFocus() || (isTraversal && focusLinkTo(leftPathname))) return
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const previousPathname = lastPathname ?? pathnameBeforeDocument()
    const isFirstPage = lastPathname === null
    lastPathname = pathname
    if (previousPathname === null || previousPathname === pathname) return
    if (!isFirstPage) moveFocus(previousPathname)
    else focusLinkTo(previousPathname)
  }, [pathname])
}
