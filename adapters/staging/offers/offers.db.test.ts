import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

interface Offers {
  readonly offers: ReadonlyArray<{
    readonly id: string
    readonly storeNumbers: ReadonlyArray<string>
    readonly products: ReadonlyArray<{ readonly id: string }>
  }>
}

const offersOf = async (store: string) => (await shop.call("GET", `/offers?store=${store}&size=200`)).json as Offers
const promotionsOf = async (id: string, store: string): Promise<ReadonlyArray<{ readonly id: string }>> =>
  (await shop.call("GET", `/Loop54/products/${id}?store=${store}`)).json.items[0].productStoreDetails.prices.promotions

describe("GET /offers", () => {
  it("DELIV-06 returns each store's own offers, which are promotions of its products", async () => {
    const [klara, nordstan] = [await offersOf("3201"), await offersOf("3204")]
    const ids = (list: Offers) => list.offers.map(({ id }) => id).toSorted()
    expect(klara.offers.length).toBeGreaterThan(100)
    expect(ids(klara)).not.toEqual(ids(nordstan))
    for (const [store, { offers }] of [
      ["3201", klara],
      ["3204", nordstan]
    ] as const) {
      expect(new Set(offers.flatMap(({ storeNumbers }) => storeNumbers))).toEqual(new Set([store]))
      for (const { id, products } of offers.slice(0, 5))
        expect((await promotionsOf(products[0]?.id ?? "", store)).map((promotion) => promotion.id)).toContain(id)
    }
  })

  it("refuses a request without a store", async () => {
    expect((await shop.call("GET", "/offers")).json.errors[0].code).toBe("ERR_STORE_REQUIRED")
  })
})
