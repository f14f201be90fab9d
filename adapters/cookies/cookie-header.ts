/** Parses a Cookie header or document.cookie; skips cookies that cannot be decoded. */
export const parseCookies = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(";").flatMap((pair): ReadonlyArray<readonly [string, string]> => {
      const separator = pair.indexOf("=")
      if (separator === -1) return []
      try {
        return [[pair.slice(0, separator).trim(), decodeURIComponent(pair.slice(separator + 1).trim())]]
      } catch {
        return []
      }
    })
  )

export interface CookieOptions {
  /** Whether the page is served over HTTPS. */
  readonly secure: boolean
}

/** Formats a Set-Cookie value that is readable by scripts, SameSite=Lax, and Secure over HTTPS. A max-age of 0 removes the cookie. */
export const serializeCookie = (
  name: string,
  value: string,
  maxAgeSeconds: number,
  { secure }: CookieOptions
): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`
