import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse } from "#adapters/fakes/fake-http.ts"
import { loadOwnProducts, loadProducts } from "#core/catalogue/load-products.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { loadRecipes } from "#core/recipes/load-recipes.ts"
import { withinShop } from "./fake-shop.ts"

const ids = Array.from({ length: 250 }, (_, index) => `${index}`)

const askedOf = (path: string): ReadonlyArray<string> => decodeURIComponent(path.split("/").at(-1) ?? "").split(",")

/** A back end that takes 100 ids and has a recipe for each but those of the first hundred. */
const recipes: FakeServer = ({ path }) =>
  answerJson({ items: askedOf(path).slice(0, 100).filter((id) => Number(id) >= 100).map((id) => ({ id, name: `Recept ${id}`, url: `/recept/r${id}`, image: null, cookingTime: null })) })

describe("things by their ids", () => {
  it("API-67 come in the order asked for, however many they are, and nothing of a customer's recipes is kept", () =>
    withinShop(recipes, async (shop) => {
      for (const _ of [1, 2]) {
        const found = await shop.start(loadRecipes(ids))
        expect(found._tag === "Success" && found.success.map(({ id }) => id)).toEqual(ids.slice(100))
      }
      expect(shop.sent.map(({ path }) => askedOf(path).length)).toEqual([100, 100, 50, 100, 100, 50])
      for (const { headers } of shop.sent) expect(headers).not.toHaveProperty("authorization")
    }))

  it("are left out where a whole call of them is unknown, and fail where one call fails", async () => {
    const server = (status: number): FakeServer => ({ path }) => (askedOf(path).includes("0") ? refuse(status, "ERR_PRODUCT_NOT_FOUND") : answerJson({ items: [] }))
    await withinShop(server(404), async (shop) => {
      expect(await shop.start(loadProducts(ids))).toMatchObject({ success: [] })
      expect(shop.sent.length).toBe(3)
    }, { policy: cliPolicy(0) })
    await withinShop(server(500), async (shop) => expect(await shop.start(loadProducts(ids))).toMatchObject({ failure: { _tag: "CatalogueUnavailable" } }), { policy: cliPolicy(0) })
  })

  it("are kept for others where a page asks for them, never where a customer's list does", () =>
    withinShop(() => answerJson({ items: [] }), async (shop) => {
      for (const load of [loadOwnProducts, loadOwnProducts, loadProducts, loadProducts, loadOwnProducts]) await shop.start(load(["1"]))
      expect(shop.sent.length).toBe(4)
    }))
})
