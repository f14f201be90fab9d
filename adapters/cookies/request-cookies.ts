import { Effect } from "effect"
import type { Storage } from "#core/ports/storage.ts"
import { type CookieOptions, serializeCookie, parseCookies } from "./cookie-header.ts"

export interface RequestCookies {
  readonly storage: Storage
  /** Returns a cookie's value and removes the cookie; null when there is none. */
  readonly take: (name: string) => string | null
  /** Returns the Set-Cookie values; later writes throw. */
  readonly close: () => ReadonlyArray<string>
}

/** The cookies of one request: read from its header, writable until the response starts. */
export const makeRequestCookies = (header: string, options: CookieOptions): RequestCookies => {
  const values = new Map(parseCookies(header))
  const setCookieHeaders = new Map<string, string>()
  let isClosed = false
  const put = (name: string, value: string, maxAgeSeconds: number) => {
    if (isClosed) throw new Error(`The cookie ${name} was written after the response had begun`)
    setCookieHeaders.set(name, serializeCookie(name, value, maxAgeSeconds, options))
    if (maxAgeSeconds > 0) values.set(name, value)
    else values.delete(name)
  }
  const write = (name: string, value: string, maxAgeSeconds: number) =>
    Effect.sync(() => put(name, value, maxAgeSeconds))
  return {
    storage: {
      get: (name) => Effect.sync(() => values.get(name) ?? null),
      set: write,
      remove: (name) => write(name, "", 0)
    },
    take: (name) => {
      const value = values.get(name) ?? null
      if (value !== null) put(name, "", 0)
      return value
    },
    close: () => {
      isClosed = true
      return [...setCookieHeaders.values()]
    }
  }
}
