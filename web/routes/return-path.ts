import { redirect } from "react-router-dom"

const own = "http://shop.invalid"

/** A path of this shop, never another site's however it is spelt; '/' for anything else. */
export const safeReturn = (asked: string | null): string => {
  if (asked === null || !asked.startsWith("/") || !URL.canParse(asked, own)) return "/"
  const { origin, pathname, search, hash } = new URL(asked, own)
  return origin === own && !pathname.startsWith("//") ? pathname + search + hash : "/"
}

/** To the log-in, which comes back here (ROUTE-27, ROUTE-28). */
export const redirectToLogIn = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return redirect(`/login?retur=${encodeURIComponent(pathname + search)}`)
}
