import { describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { loadRecipeProducts } from "#core/content/load-recipe-products.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { withFakeShop } from "./fake-shop.ts"

const ingredients = [
  { name: "mjölk", articles: { "1_ST": 2 }, articleTypes: ["Mellanmjölk"] },
  { name: "salt", articles: {}, articleTypes: ["Hemma"] }
]
/** A back end of which one call may fail. */
const server =
  (failingCall: "articles" | "products" | null): FakeServer =>
  ({ path }) => {
    if (path.endsWith("/articles"))
      return failingCall === "articles"
        ? respondWithError(500, "ERR_INTERNAL")
        : respondWithJson({ results: [{ ingredientGroups: [{ ingredients }] }] })
    return failingCall === "products" ? respondWithError(500, "ERR_INTERNAL") : respondWithJson({ items: [] })
  }
const load = (failingCall: Parameters<typeof server>[0]) => {
  const outcome = { result: undefined as unknown, paths: [] as ReadonlyArray<string> }
  return withFakeShop(
    server(failingCall),
    async (shop) => {
      outcome.result = await shop.run(loadRecipeProducts({ recipeId: "R1", portions: 2 }))
      outcome.paths = shop.sent.map(({ path }) => path)
    },
    { policy: cliPolicy(0) }
  ).then(() => outcome)
}

describe("loadRecipeProducts", () => {
  it("loads the articles of a recipe's ingredients, and then their products", async () => {
    const { result, paths } = await load(null)
    expect(paths).toEqual(["/recipes/R1/articles", "/Loop54/products/1_ST"])
    expect(result).toMatchObject({
      success: [
        { ingredient: "mjölk", atHome: false, toBuy: null },
        { ingredient: "salt", atHome: true, toBuy: null }
      ]
    })
  })

  it("RECIPE-33 RECIPE-34 fails with the message of the call that has failed", async () => {
    expect((await load("articles")).result).toMatchObject({
      failure: { message: "Failed to load recipe articles. Please try again." }
    })
    expect((await load("products")).result).toMatchObject({ failure: { message: "Failed to fetch products" } })
  })
})
