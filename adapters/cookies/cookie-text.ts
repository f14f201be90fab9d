/** The cookies of a Cookie header or of document.cookie, by name. */
export const parseCookies = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(";").flatMap((pair): ReadonlyArray<readonly [string, string]> => {
      const at = pair.indexOf("=")
      if (at === -1) return []
      try {
        return [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]]
      } catch {
        return []
      }
    })
  )

/** One Set-Cookie value: readable by the page, same site only, secure behind TLS. A max-age of 0 removes it. */
export const cookieText = (name: string, value: string, maxAgeSeconds: number, secure: boolean): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`
