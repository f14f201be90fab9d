import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { CookieStorage } from "../ports/storage.ts"
import { relevance } from "../catalogue/listing.ts"
import { readProductSort } from "../catalogue/read-product-sort.ts"
import { rememberProductSort } from "../catalogue/remember-product-sort.ts"
import { parseRecipeSort, recipeRelevance } from "./listing.ts"
import { readRecipeSort } from "./read-recipe-sort.ts"
import { rememberRecipeSort } from "./remember-recipe-sort.ts"

describe("the sort of lists", () => {
  it("PCAT-12 is stored in the cookie sortArticles for products and sortPrices for recipes; sorting by relevance removes the cookie", async () => {
    const cookies = makeFakeStorage()
    const run = <A>(effect: Effect.Effect<A, never, CookieStorage>) =>
      Effect.runPromise(Effect.provideService(effect, CookieStorage, cookies))
    await run(rememberProductSort({ field: "p_brand", order: "DESC" }))
    expect([await run(cookies.get("sortArticles")), await run(cookies.get("sortPrices"))]).toEqual([
      "p_brand_desc",
      null
    ])
    expect(await run(readProductSort())).toEqual({ field: "p_brand", order: "DESC" })
    await run(rememberProductSort(relevance))
    expect(await run(cookies.get("sortArticles"))).toBeNull()
    expect(await run(readRecipeSort())).toEqual(recipeRelevance)
    await run(rememberRecipeSort(parseRecipeSort("price_desc")))
    expect(await run(cookies.get("sortPrices"))).toBe("price_desc")
    expect(await run(readRecipeSort())).toEqual({ field: "price", order: "DESC" })
    await run(rememberRecipeSort(recipeRelevance))
    expect(await run(cookies.get("sortPrices"))).toBeNull()
  })
})
