import * as paths from "#web/paths.ts"

const registrationFromSms = `${paths.register}?utm_source=SMS&utm_medium=SMS&utm_campaign=registrering`

// Returns the decoded value: a bundler would drop the call if its result were unused.
const tryDecode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** The path with the percent signs of undecodable segments escaped, and a single leading slash; null when all segments decode. */
const escapeUndecodableSegments = (pathname: string): string | null => {
  const segments = pathname.split("/")
  if (segments.every((segment) => tryDecode(segment) !== null)) return null
  return segments
    .map((segment) => (tryDecode(segment) === null ? segment.replaceAll("%", "%25") : segment))
    .join("/")
    .replace(/^\/+/, "/")
}

/**
 * Returns the redirect target of a URL from a text message or an old e-mail (ROUTE-11, ROUTE-12, ROUTE-15). A URL that cannot be decoded
 * redirects to its escaped form, because the router would log an error for it. Returns null for any other URL.
 */
export const redirectOf = ({ pathname, search, searchParams }: URL): string | null => {
  if (searchParams.get("prio") === "sms") return registrationFromSms
  const token = searchParams.get("reset_password_token")
  const isOldPasswordLink = pathname.replace(/\/$/, "") === "/login/glomt-losenord/resetpassword"
  if (isOldPasswordLink)
    return `${paths.forgotPassword}${token === null || token === "" ? "" : `/${encodeURIComponent(token)}`}`
  const path = escapeUndecodableSegments(pathname)
  return path === null ? null : path + search
}
