import { Schema } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { WireCard } from "#core/catalogue/wire.ts"
import { cards } from "../database/migrations/0028-cards.ts"

/** Staging also returns the country, which a line of a cart shows. */
const cardFields = [...Object.keys(WireCard.fields), "countryOfOrigin"]
const isCard = Schema.is(Schema.toEncoded(WireCard))

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})

type WireFields = Readonly<Record<string, unknown>>

const readProducts = async (path: string): Promise<ReadonlyArray<WireFields>> => {
  const { json } = await shop.call("GET", `/Loop54/${path}`)
  return json.items ?? json.searchResults.products
}

const pickCardFields = (product: WireFields): WireFields =>
  Object.fromEntries(cardFields.map((field) => [field, product[field]]))

describe("The parameter fields=card", () => {
  it("returns the fields of a card of the same products, in every list", async () => {
    const [first, second] = await readProducts("products/topsellers?store=3201")
    const { json } = await shop.call("GET", "/offers?store=3201")
    for (const path of [
      "category/10/products?store=3201",
      "products?q=ost&SortField=p_price",
      "products/topsellers?store=3201&take=3",
      `products/${String(first?.["id"])},${String(second?.["gtin"])}?store=3201`,
      `products/${String(first?.["id"])}/related?store=3201`,
      `products/${String(first?.["id"])}/recommended?store=3201`,
      `offer/${encodeURIComponent(json.offers[0].id)}/products?store=3201`,
      "search?Q=ost&store=3201",
      "search/quick/?q=ost&store=3201",
      "search/quick/?q=&store=3201"
    ]) {
      const products = await readProducts(path)
      expect([path, products.length]).not.toEqual([path, 0])
      expect(products[0]).toHaveProperty("foodAndBeverageExtension")
      const productCards = await readProducts(`${path}${path.includes("?") ? "&" : "?"}fields=card`)
      expect([path, productCards]).toEqual([path, products.map(pickCardFields)])
      expect(productCards.every(isCard)).toBe(true)
    }
  })

  it("is refused with another value", async () => {
    const { status, json } = await shop.call("GET", "/Loop54/products/topsellers?fields=name")
    expect([status, json.errors[0].code, json.errors[0].field]).toEqual([400, "ERR_VALIDATION", "fields"])
  })

  it("works for products stored before it existed", async () => {
    const [before] = await readProducts("products/topsellers?take=1&fields=card")
    const id = String(before?.["id"])
    const { no } = await shop.database.sql
      .selectFrom("products")
      .select("no")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    await sql`update product_facts set card = json_build_object('id', ${id}::text, 'country', null) where no = ${no}`.execute(
      shop.database.sql
    )
    for (const statement of cards.split(";").filter((text) => text.trim() !== ""))
      await sql.raw(statement).execute(shop.database.sql)
    expect(await readProducts("products/topsellers?take=1&fields=card")).toEqual([before])
  })
})
