import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

describe("GET /favorites", () => {
  it("ENTITY-12 API-17 returns the customer's own products under type 1 and recipes under type 2, newest first", async () => {
    const token = await shop.logIn()
    await sql`
      insert into favourites (id, customer_id, kind, item_no, added) values ('r1', 'anna', 'recipe', '12', ${shop.clock.now}),
        ('p1', 'anna', 'product', '1_ST', ${shop.clock.now + 1})`.execute(shop.database.sql)
    const { json } = await shop.call("GET", "/favorites", { token })
    expect(json.recipes).toEqual([{ id: "r1", itemNo: "12", favoriteTypeId: 2 }])
    expect(json.products[0]).toEqual({ id: "p1", itemNo: "1_ST", favoriteTypeId: 1 })
    expect(json.products).toHaveLength(19)
    expect(
      (await shop.call("GET", "/favorites", { token: await shop.logIn("erik.eriksson@exempel.se") })).json
    ).toEqual({
      products: [],
      recipes: []
    })
  })
})
