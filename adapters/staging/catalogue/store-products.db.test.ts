import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { updateProductStores } from "./store-products.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

describe("updateProductStores", () => {
  it("updates the stores of products that were removed from some stores or from all", async () => {
    const { sql: database } = shop.database
    const [productInOneStore, productInNoStore] = (
      await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=2")
    ).json.items as ReadonlyArray<{ readonly id: string }>
    await sql`
      delete from store_products using products p
      where p.no = store_products.no and (p.id = ${productInNoStore?.id} or (p.id = ${productInOneStore?.id} and store_number <> '3202'))`.execute(
      database
    )
    await updateProductStores(database)
    const { rows } = await sql<{ id: string; stores: ReadonlyArray<string> }>`
      select id, stores from products where id in (${productInOneStore?.id}, ${productInNoStore?.id}) order by cardinality(stores)`.execute(
      database
    )
    expect(rows).toEqual([
      { id: productInNoStore?.id, stores: [] },
      { id: productInOneStore?.id, stores: ["3202"] }
    ])
  })
})
