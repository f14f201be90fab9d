import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseRecipeSort, recipeRelevance } from "./listing.ts"
import { recipeSortName, recipeSorts } from "./sort-name.ts"

describe("recipeSortName", () => {
  it("is always parsed to the same sort, and relevance has none", () => {
    fc.assert(
      fc.property(fc.constantFrom(...recipeSorts), (name) => {
        expect(recipeSortName(parseRecipeSort(name))).toBe(name)
      })
    )
    expect(recipeSortName(recipeRelevance)).toBeUndefined()
  })
})
