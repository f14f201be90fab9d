import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

interface TobaccoProduct {
  readonly id: string
  readonly leaf: number
}

let shop: TestStaging
let tobaccoProducts: ReadonlyArray<TobaccoProduct>
let tobaccoIds: ReadonlySet<string>

/** Reads the ids of the tobacco products in a list. */
const readTobaccoIdsIn = async (path: string): Promise<ReadonlyArray<string>> => {
  const { status, json } = await shop.call("GET", path)
  expect(status, path).toBe(200)
  const items = json.items as ReadonlyArray<{ readonly id: string }>
  return items.map(({ id }) => id).filter((id) => tobaccoIds.has(id))
}

beforeAll(async () => {
  shop = await stagingForTests()
  const database = shop.database.sql
  const { rows } =
    await sql<TobaccoProduct>`select id, leaf from products where collect_only and visible and sellable`.execute(
      database
    )
  tobaccoProducts = rows
  tobaccoIds = new Set(rows.map(({ id }) => id))
  // Tobacco becomes the most popular, has no age limit and has a promotion, so that only `mayBePromoted` can exclude it.
  await sql`update products set popularity = 100000, markings = array[]::text[] where collect_only`.execute(database)
  await sql`update store_products set promotions = (select promotions from store_products
    where store_number = '3201' and promotions is not null and price is not null order by no limit 1)
    where store_number = '3201' and price is not null and no in (select no from products where collect_only)`.execute(
    database
  )
})
afterAll(() => shop.close())

describe("mayBePromoted", () => {
  it("excludes tobacco and snus from top sellers, related and recommended products", async () => {
    expect(tobaccoProducts.length).toBeGreaterThanOrEqual(5)
    expect(await readTobaccoIdsIn("/Loop54/products/topsellers?store=3201&take=100")).toEqual([])
    for (const { id } of tobaccoProducts.slice(0, 3)) {
      expect(await readTobaccoIdsIn(`/Loop54/products/${id}/related?store=3201&take=100`)).toEqual([])
      expect(await readTobaccoIdsIn(`/Loop54/products/${id}/recommended?store=3201&take=100`)).toEqual([])
    }
  })

  it("excludes tobacco and snus from the products of all offers", async () => {
    const { json } = await shop.call("GET", "/offers?store=3201")
    const offers = json.offers as ReadonlyArray<{
      readonly id: string
      readonly products: ReadonlyArray<{ readonly id: string }>
    }>
    expect(offers.length).toBeGreaterThan(50)
    expect(offers.flatMap(({ products }) => products).filter(({ id }) => tobaccoIds.has(id))).toEqual([])
  })
})
