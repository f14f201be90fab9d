import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

/** The rows that listed_products lacks, and those that it should not have. */
const readDifferences = async (): Promise<ReadonlyArray<unknown>> => {
  const { rows } = await sql`
    with expected as (
      select no, store_number, leaf, popularity, facet_key from products, unnest(array['1'] || stores) as store_number where visible
    ), actual as (select no, store_number, leaf, popularity, facet_key from listed_products)
    (table expected except table actual) union all (table actual except table expected)`.execute(shop.database.sql)
  return rows
}

const anyChange = fc.oneof(
  fc.boolean().map((visible) => sql`update products set visible = ${visible}`),
  fc.constantFrom([], ["3201"], ["3202", "3201"]).map((stores) => sql`update products set stores = ${stores}`),
  fc.nat({ max: 99 }).map((leaf) => sql`update products set leaf = ${leaf}`),
  fc.nat({ max: 999 }).map((popularity) => sql`update products set popularity = ${popularity}`),
  fc.constantFrom(null, "", "Arla").map((brand) => sql`update products set brand = ${brand}`),
  fc
    .constantFrom([], ["Organic"], ["Organic", "Keyhole"])
    .map((markings) => sql`update products set markings = ${markings}`),
  fc.constant(sql`delete from products`),
  fc.constant(sql`update products set price = 1`)
)

describe("products.facet_key", () => {
  it("has one value for each combination of brand and markings", async () => {
    const { rows } = await sql<{ keys: number; combinations: number }>`
      select count(distinct facet_key)::int as keys, count(distinct (coalesce(brand, ''), markings))::int as combinations from products`.execute(
      shop.database.sql
    )
    expect(rows[0]?.combinations).toBeGreaterThan(100)
    expect(rows[0]?.keys).toBe(rows[0]?.combinations)
  })
})

describe("listed_products", () => {
  it("contains every visible product once for the whole shop and once for each store that sells it", async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from listed_products`.execute(
      shop.database.sql
    )
    expect(rows[0]?.count).toBeGreaterThan(10_000)
    expect(await readDifferences()).toEqual([])
  })

  it("always follows the table of products, whatever changes there", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(anyChange, fc.nat({ max: 3_000 }), fc.integer({ min: 1, max: 5 })), {
          minLength: 1,
          maxLength: 6
        }),
        async (changes) => {
          for (const [statement, first, count] of changes)
            await sql`${statement} where no between ${first} and ${first + count - 1}`.execute(shop.database.sql)
          expect(await readDifferences()).toEqual([])
        }
      ),
      { numRuns: 40 }
    )
  })

  it("is empty after the products are truncated", async () => {
    await sql`truncate listed_products, products cascade`.execute(shop.database.sql)
    expect((await sql`select from listed_products`.execute(shop.database.sql)).rows).toEqual([])
  })
})
