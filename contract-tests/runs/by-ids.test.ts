import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { loadProducts } from "#core/catalogue/load-products.ts"
import { loadCustomerProducts } from "#core/catalogue/load-customer-products.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { loadCustomerRecipes } from "#core/recipes/load-customer-recipes.ts"
import { loadRecipes } from "#core/recipes/load-recipes.ts"
import { wireRecipe } from "#core/recipes/testing.ts"
import { withFakeShop } from "./fake-shop.ts"

const ids = Array.from({ length: 250 }, (_, index) => `${index}`)

const idsIn = (path: string): ReadonlyArray<string> => decodeURIComponent(path.split("/").at(-1) ?? "").split(",")

/** A back end that returns recipes for at most 100 ids per call, and none for the ids below 100. */
const recipeServer: FakeServer = ({ path }) =>
  respondWithJson({
    items: idsIn(path)
      .slice(0, 100)
      .filter((id) => Number(id) >= 100)
      .map((id) => wireRecipe(id))
  })

describe("loading by ids", () => {
  it("API-67 loads recipes in calls of 100 without authorization, and returns them in the requested order", () =>
    withFakeShop(recipeServer, async (shop) => {
      for (const _ of [1, 2]) {
        const result = await shop.run(loadCustomerRecipes(ids))
        expect(result._tag === "Success" && result.success.map(({ id }) => id)).toEqual(ids.slice(100))
      }
      expect(shop.sent.map(({ path }) => idsIn(path).length)).toEqual([100, 100, 50, 100, 100, 50])
      for (const { headers } of shop.sent) expect(headers).not.toHaveProperty("authorization")
    }))

  it("omits the products of a call whose ids are all unknown, and fails when one call fails", async () => {
    const server =
      (status: number): FakeServer =>
      ({ path }) =>
        idsIn(path).includes("0") ? respondWithError(status, "ERR_PRODUCT_NOT_FOUND") : respondWithJson({ items: [] })
    await withFakeShop(
      server(404),
      async (shop) => {
        expect(await shop.run(loadProducts(ids))).toMatchObject({ success: [] })
        expect(shop.sent.length).toBe(3)
      },
      { policy: cliPolicy(0) }
    )
    await withFakeShop(
      server(500),
      async (shop) =>
        expect(await shop.run(loadProducts(ids))).toMatchObject({ failure: { _tag: "CatalogueUnavailable" } }),
      { policy: cliPolicy(0) }
    )
  })

  it("caches products and recipes, except for a customer's list", () =>
    withFakeShop(
      () => respondWithJson({ items: [] }),
      async (shop) => {
        for (const load of [
          loadCustomerProducts,
          loadCustomerProducts,
          loadProducts,
          loadProducts,
          loadCustomerProducts
        ])
          await shop.run(load(["1"]))
        expect(shop.sent.length).toBe(4)
        for (const load of [loadCustomerRecipes, loadCustomerRecipes, loadRecipes, loadRecipes, loadCustomerRecipes])
          await shop.run(load(["1"]))
        expect(shop.sent.length).toBe(8)
      }
    ))
})
