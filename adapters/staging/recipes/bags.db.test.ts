import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aLine, stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

const get = async (path: string) => (await shop.call("GET", `/Loop54${path}`)).json

describe("recipe bags", () => {
  it("are listed by category, and all of them for the whole menu; an unknown id returns 404", async () => {
    const readIds = async (category: string) =>
      (await get(`/category/${category}/recipe-bags`)).items.map(({ id }: { id: string }) => id)
    expect(await readIds("gront")).toEqual(["B2", "B4"])
    expect(await readIds("matkassar")).toEqual(["B1", "B3", "B5", "B2", "B4", "B6"])
    expect((await shop.call("GET", "/Loop54/category/okand/recipe-bags")).status).toBe(404)
    expect((await shop.call("GET", "/Loop54/recipe-bag/okand")).status).toBe(404)
  })

  it("cost, in a cart, the sum of their recipes' prices", async () => {
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
