import * as Effect from "effect/Effect"
import type { Storage } from "#core/ports/storage.ts"
import { cookieText, parseCookies } from "./cookie-text.ts"

/** The page's own cookies. */
export const makeBrowserCookies = (page: Pick<Document, "cookie">, secure: boolean): Storage => ({
  get: (name) => Effect.sync(() => parseCookies(page.cookie).get(name) ?? null),
  set: (name, value, maxAge) => Effect.sync(() => {
    page.cookie = cookieText(name, value, maxAge, secure)
  }),
  remove: (name) => Effect.sync(() => {
    page.cookie = cookieText(name, "", 0, secure)
  })
})
