import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "../testing.ts"
import { noteStores } from "./store-products.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

describe("noteStores", () => {
  it("notes the shelves that are left: fewer, and none at all", async () => {
    const { sql: database } = shop.database
    const [once, never] = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=2")).json.items as ReadonlyArray<{ readonly id: string }>
    await sql`
      delete from shelves using products p
      where p.no = shelves.no and (p.id = ${never?.id} or (p.id = ${once?.id} and store_number <> '3202'))`.execute(database)
    await noteStores(database)
    const { rows } = await sql<{ id: string; stores: ReadonlyArray<string> }>`
      select id, stores from products where id in (${once?.id}, ${never?.id}) order by cardinality(stores)`.execute(database)
    expect(rows).toEqual([{ id: never?.id, stores: [] }, { id: once?.id, stores: ["3202"] }])
  })
})
