import * as Effect from "effect/Effect"
import type { Storage } from "#core/ports/storage.ts"
import { serializeCookie, parseCookies } from "./cookie-header.ts"

/** Storage in document.cookie. */
export const makeBrowserCookies = (browserDocument: Pick<Document, "cookie">, secure: boolean): Storage => ({
  get: (name) => Effect.sync(() => parseCookies(browserDocument.cookie).get(name) ?? null),
  set: (name, value, maxAge) =>
    Effect.sync(() => {
      browserDocument.cookie = serializeCookie(name, value, maxAge, secure)
    }),
  remove: (name) =>
    Effect.sync(() => {
      browserDocument.cookie = serializeCookie(name, "", 0, secure)
    })
})
