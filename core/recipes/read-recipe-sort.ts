import { Effect } from "effect"
import { cookieNames } from "../ports/cookie-names.ts"
import { CookieStorage } from "../ports/storage.ts"
import { parseRecipeSort, type RecipeSort } from "./listing.ts"

/** Reads the shopper's last sort of recipe lists (PCAT-12); relevance without one. */
export const readRecipeSort = (): Effect.Effect<RecipeSort, never, CookieStorage> =>
  Effect.gen(function* () {
    return parseRecipeSort((yield* (yield* CookieStorage).get(cookieNames.sortRecipes)) ?? "")
  })
