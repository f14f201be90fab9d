import { redirect } from "react-router-dom"
import { searchHref } from "#web/features/search/search-href.ts"
import * as paths from "#web/paths.ts"

const shopOrigin = "http://shop.invalid"

/** Returns a path of this shop, normalized, and '/' for any other URL, however it is written. */
export const safeReturnPath = (requestedPath: string | null): string => {
  if (requestedPath === null || !requestedPath.startsWith("/") || !URL.canParse(requestedPath, shopOrigin)) return "/"
  const { origin, pathname, search, hash } = new URL(requestedPath, shopOrigin)
  return origin === shopOrigin && !pathname.startsWith("//") ? pathname + search + hash : "/"
}

/** The path that a log-in from the search box returns to: the hits of the query, or the current page when it shows them already or the query is empty. */
export const searchReturnPath = (page: Pick<Location, "pathname" | "search">, query: string): string => {
  const showsQuery = page.pathname === paths.search && new URLSearchParams(page.search).get("Q") === query
  return query === "" || showsQuery ? page.pathname + page.search : searchHref({ query })
}

/** Redirects to the log-in, which returns to the requested page (ROUTE-27, ROUTE-28). */
export const redirectToLogIn = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return redirect(paths.logInHref(pathname + search))
}
