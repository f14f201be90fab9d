import { Effect } from "effect"
import { cookieNames } from "../ports/cookie-names.ts"
import { CookieStorage } from "../ports/storage.ts"
import type { RecipeSort } from "./listing.ts"
import { recipeSortName } from "./sort-name.ts"

const oneYearSeconds = 365 * 86_400

/** Stores the sort of recipe lists in a cookie (PCAT-12); relevance, the default, removes the cookie. */
export const rememberRecipeSort = (sort: RecipeSort): Effect.Effect<void, never, CookieStorage> =>
  Effect.gen(function* () {
    const cookies = yield* CookieStorage
    const name = recipeSortName(sort)
    yield* name === undefined
      ? cookies.remove(cookieNames.sortRecipes)
      : cookies.set(cookieNames.sortRecipes, name, oneYearSeconds)
  })
