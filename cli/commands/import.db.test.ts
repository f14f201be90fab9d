import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, stagingWith } from "#adapters/demo-shop/testing.ts"
import { openDatabase } from "#adapters/staging/database/open-database.ts"
import { skafferi } from "#contract-tests/runs/command-line.ts"

let folder = ""
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "skafferi-import-"))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Products with sizes, a code of loose fruit, a missing brand and raw Swedish letters in URLs, as in the responses of a real shop. */
const importedProducts = [
  { descriptiveSize: "12X33CL", gtin: "7350000000016", brand: "Prov" },
  { descriptiveSize: "415/230G", gtin: "7350000000023", brand: null },
  { descriptiveSize: "CA1.35KG", gtin: "4011", brand: null },
  { descriptiveSize: "1,32L", gtin: "7350000000030", brand: "Prov" }
].map((fields, index) => ({
  ...fields,
  id: `30000000${index}_ST`,
  name: `Kvittenglögg nummer ${index}`,
  url: `/matvaror/dryck/glögg/kvittenglögg-åäö-p30000000${index}_ST`
}))

/** Makes a product response with these products; their other fields are those of a demo product, and each has two promotions. */
const makeResponse = async (): Promise<string> => {
  const shop = await stagingForTests()
  try {
    const { json } = await shop.call("GET", "/Loop54/products?q=mj%C3%B6lk&store=3201&take=1")
    const [product] = json.items
    const { prices } = product.productStoreDetails
    const today = new Date()
    const endOfToday = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 23, 59).toISOString()
    const promotion = (id: string) => ({
      id,
      type: "1",
      campaignTypeId: null,
      name: "2 för 30 kr",
      couponId: null,
      effectType: "ItemsTotal",
      membersOnly: false,
      from: "2025-11-24T00:00:00+01:00",
      to: endOfToday,
      minAmount: 0,
      minQuantity: 2,
      value: 30,
      maxAppliedPerReceipt: 0,
      displayLowestPriceLast30Days: false,
      priceDetails: { ...prices.currentPrice, price: 15 }
    })
    const promotions = [promotion("1316080,2500279577"), promotion("1316081,2500279578")]
    const items = importedProducts.map((fields) => ({
      ...product,
      ...fields,
      productStoreDetails: {
        ...product.productStoreDetails,
        prices: { ...prices, promotions, activePromotion: promotions[0], hasPromotion: true }
      }
    }))
    return JSON.stringify({ ...json, items, totalCount: items.length })
  } finally {
    await shop.close()
  }
}

describe("catalogue import", () => {
  it("creates the shop in a new data folder, and each imported product is in its category's list, found by the search and returned by its id", async () => {
    const [file, data] = [join(folder, "products.json"), join(folder, "data")]
    writeFileSync(file, await makeResponse())
    const { code, stdout } = await skafferi("catalogue", "import", file, "--data", data)
    expect([code, stdout]).toEqual([0, "Created the demo shop first.\n4 new, 0 updated, 0 rejected\n"])
    const database = await openDatabase({ data })
    try {
      const shop = stagingWith(database)
      const idsOf = (items: ReadonlyArray<{ readonly id: string }>) => items.map(({ id }) => id).toSorted()
      const ids = importedProducts.map(({ id }) => id)
      const { searchResults } = (await shop.call("GET", "/Loop54/search?Q=kvittengl%C3%B6gg&store=3201")).json
      expect(idsOf(searchResults.products)).toEqual(ids)
      for (const fields of importedProducts) {
        const { id } = fields
        expect((await shop.call("GET", `/Loop54/products/${id}?store=3201`)).json.items).toMatchObject([fields])
        const { category_id: category } = await database.sql
          .selectFrom("products")
          .select("category_id")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
        const list = await shop.call("GET", `/Loop54/category/${category}/products?store=3201&take=200`)
        expect(idsOf(list.json.items)).toContain(id)
      }
    } finally {
      await database.close()
    }
  })
})
