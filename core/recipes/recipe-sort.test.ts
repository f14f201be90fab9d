import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { CookieStorage } from "../ports/storage.ts"
import { parseRecipeSort, recipeRelevance } from "./listing.ts"
import { readRecipeSort } from "./read-recipe-sort.ts"
import { rememberRecipeSort } from "./remember-recipe-sort.ts"

describe("the sort of recipe lists", () => {
  it("is stored in the cookie sortPrices; sorting by relevance removes the cookie", async () => {
    const cookies = makeFakeStorage()
    const run = <A>(effect: Effect.Effect<A, never, CookieStorage>) =>
      Effect.runPromise(Effect.provideService(effect, CookieStorage, cookies))
    expect(await run(readRecipeSort())).toEqual(recipeRelevance)
    await run(rememberRecipeSort(parseRecipeSort("price_desc")))
    expect(await run(cookies.get("sortPrices"))).toBe("price_desc")
    expect(await run(readRecipeSort())).toEqual({ field: "price", order: "DESC" })
    await run(rememberRecipeSort(recipeRelevance))
    expect(await run(cookies.get("sortPrices"))).toBeNull()
  })
})
