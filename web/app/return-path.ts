import { redirect } from "react-router-dom"

/** A path of this shop, never another site's; '/' for anything else. */
export const safeReturn = (asked: string | null): string =>
  asked !== null && asked.startsWith("/") && !asked.startsWith("//") && !asked.includes("\\") ? asked : "/"

/** To the log-in, which comes back here (ROUTE-27, ROUTE-28). */
export const redirectToLogIn = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return redirect(`/login?retur=${encodeURIComponent(pathname + search)}`)
}
