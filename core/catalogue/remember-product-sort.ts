import { Effect } from "effect"
import { cookieNames } from "../ports/cookie-names.ts"
import { CookieStorage } from "../ports/storage.ts"
import { type Sort, sortNameOf } from "./listing.ts"

const oneYearSeconds = 365 * 86_400

/** Stores the sort of product lists in a cookie (PCAT-12); relevance, the default, removes the cookie. */
export const rememberProductSort = (sort: Sort): Effect.Effect<void, never, CookieStorage> =>
  Effect.gen(function* () {
    const cookies = yield* CookieStorage
    const name = sortNameOf(sort)
    yield* name === undefined
      ? cookies.remove(cookieNames.sortProducts)
      : cookies.set(cookieNames.sortProducts, name, oneYearSeconds)
  })
