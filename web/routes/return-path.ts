import { redirect } from "react-router-dom"
import { searchHref } from "#web/features/search/search-href.ts"

const own = "http://shop.invalid"

/** A path of this shop, never another site's however it is spelt; '/' for anything else. */
export const safeReturn = (asked: string | null): string => {
  if (asked === null || !asked.startsWith("/") || !URL.canParse(asked, own)) return "/"
  const { origin, pathname, search, hash } = new URL(asked, own)
  return origin === own && !pathname.startsWith("//") ? pathname + search + hash : "/"
}

/** The log-in, which comes back to this path (ROUTE-06). */
export const logInHref = (path: string): string => `/login?retur=${encodeURIComponent(path)}`

/** Where the log-in out of the search box comes back to: the goods that were found by these words; without words, or among those goods already, the page itself. */
export const searchReturn = (page: Pick<Location, "pathname" | "search">, query: string): string => {
  const there = page.pathname === "/sok" && new URLSearchParams(page.search).get("Q") === query
  return query === "" || there ? page.pathname + page.search : searchHref({ query })
}

/** To the log-in, which comes back here (ROUTE-27, ROUTE-28). */
export const redirectToLogIn = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return redirect(logInHref(pathname + search))
}
