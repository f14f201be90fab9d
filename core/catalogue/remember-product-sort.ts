import { Effect } from "effect"
import { cookieNames } from "../ports/cookie-names.ts"
import { CookieStorage } from "../ports/storage.ts"
import { type Sort, sortNameOf } from "./listing.ts"

/** In seconds. */
const oneYear = 365 * 86_400

/** Keeps the sort of product lists for the next list (PCAT-12); relevance needs no cookie. */
export const rememberProductSort = (sort: Sort): Effect.Effect<void, never, CookieStorage> =>
  Effect.gen(function* () {
    const cookies = yield* CookieStorage
    const name = sortNameOf(sort)
    yield* name === undefined
      ? cookies.remove(cookieNames.sortArticles)
      : cookies.set(cookieNames.sortArticles, name, oneYear)
  })
