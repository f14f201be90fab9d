import * as Effect from "effect/Effect"
import type { Storage } from "#core/ports/storage.ts"
import { type CookieOptions, serializeCookie, parseCookies } from "./cookie-header.ts"

/** Storage in document.cookie. */
export const makeBrowserCookies = (browserDocument: Pick<Document, "cookie">, options: CookieOptions): Storage => ({
  get: (name) => Effect.sync(() => parseCookies(browserDocument.cookie).get(name) ?? null),
  set: (name, value, maxAgeSeconds) =>
    Effect.sync(() => {
      browserDocument.cookie = serializeCookie(name, value, maxAgeSeconds, options)
    }),
  remove: (name) =>
    Effect.sync(() => {
      browserDocument.cookie = serializeCookie(name, "", 0, options)
    })
})
