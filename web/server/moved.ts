const fromSms = "/registrera?utm_source=SMS&utm_medium=SMS&utm_campaign=registrering"

// What decodes is given back: a bundler takes a decoding whose value nobody uses for one that does nothing, and leaves it out.
const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** The path with the percent signs that encode nothing written out, never the address of another host; null where there are none. */
const mended = (pathname: string): string | null => {
  const segments = pathname.split("/")
  if (segments.every((segment) => decoded(segment) !== null)) return null
  return segments.map((segment) => (decoded(segment) === null ? segment.replaceAll("%", "%25") : segment)).join("/").replace(/^\/+/, "/")
}

/**
 * Addresses in text messages and old mail, and where they lead now; null for every other one (ROUTE-11, ROUTE-12, ROUTE-15). One
 * that cannot be decoded leads to its mended self: the router would complain of it to the log, once for each.
 */
export const movedTo = ({ pathname, search, searchParams }: URL): string | null => {
  if (searchParams.get("prio") === "sms") return fromSms
  const token = searchParams.get("reset_password_token")
  const old = pathname.replace(/\/$/, "") === "/login/glomt-losenord/resetpassword"
  if (old) return `/glomt-losenord${token === null || token === "" ? "" : `/${encodeURIComponent(token)}`}`
  const path = mended(pathname)
  return path === null ? null : path + search
}
