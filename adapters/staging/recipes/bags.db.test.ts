import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aLine, stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

const get = async (path: string) => (await shop.call("GET", `/Loop54${path}`)).json

describe("recipe bags", () => {
  it("are listed by category, or all of them for the id of the whole menu; unknown ids are 404", async () => {
    const idsOf = async (category: string) =>
      (await get(`/category/${category}/recipe-bags`)).items.map(({ id }: { id: string }) => id)
    expect(await idsOf("gront")).toEqual(["B2", "B4"])
    expect(await idsOf("matkassar")).toEqual(["B1", "B3", "B5", "B2", "B4", "B6"])
    expect((await shop.call("GET", "/Loop54/category/okand/recipe-bags")).status).toBe(404)
    expect((await shop.call("GET", "/Loop54/recipe-bag/okand")).status).toBe(404)
  })

  it("cost the sum of their recipes' prices in the cart", async () => {
    const bag = await get("/recipe-bag/B3?store=3201")
    const prices: ReadonlyArray<number> = bag.recipes.map(({ bagPrice }: { bagPrice: number }) => bagPrice)
    const token = await shop.logIn()
    const { id } = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json
    const body = { items: [aLine({ id: "B3", gtin: bag.gtin }, 1)] }
    const changedCart = (await shop.call("POST", `/carts/${id}/additems`, { token, body })).json
    expect(changedCart.bags).toMatchObject([{ url: bag.url, numberOfMeals: bag.numberOfMeals }])
    const total = Math.round(prices.reduce((sum, price) => sum + price, 0) * 100) / 100
    expect(changedCart.bags[0].amount).toBe(total)
  })
})
