import { Effect } from "effect"
import { cookieNames } from "../ports/cookie-names.ts"
import { CookieStorage } from "../ports/storage.ts"
import { parseSort, relevance, type Sort } from "./listing.ts"

/** Reads the shopper's last sort of product lists (PCAT-12); relevance without one. */
export const readProductSort = (): Effect.Effect<Sort, never, CookieStorage> =>
  Effect.gen(function* () {
    return parseSort((yield* (yield* CookieStorage).get(cookieNames.sortProducts)) ?? "") ?? relevance
  })
