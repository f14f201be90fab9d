import { Effect } from "effect"
import type { Storage } from "#core/ports/storage.ts"
import { cookieText, parseCookies } from "./cookie-text.ts"

export interface RequestCookies {
  readonly storage: Storage
  /** A cookie that is read once: its value, and it is removed; null where there is none. */
  readonly take: (name: string) => string | null
  /** The Set-Cookie values written so far; after this nothing can be written any more. */
  readonly close: () => ReadonlyArray<string>
}

/** The cookies of one request: read from its header, written until the first byte of the answer is sent. */
export const makeRequestCookies = (header: string, secure: boolean): RequestCookies => {
  const values = new Map(parseCookies(header))
  const written = new Map<string, string>()
  let closed = false
  const put = (name: string, value: string, maxAge: number) => {
    if (closed) throw new Error(`The cookie ${name} was written after the answer had begun`)
    written.set(name, cookieText(name, value, maxAge, secure))
    if (maxAge > 0) values.set(name, value)
    else values.delete(name)
  }
  const write = (name: string, value: string, maxAge: number) => Effect.sync(() => put(name, value, maxAge))
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
      closed = true
      return [...written.values()]
    }
  }
}
