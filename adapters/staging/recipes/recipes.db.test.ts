import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

describe("GET /Loop54/recipes/{ids}", () => {
  it("API-67 returns known recipes in the requested order, each once, and skips unknown ids", async () => {
    await sql`
      insert into recipes (id, name, url, image_url, image_alt, cooking_time) values
        ('7', 'Ostpaj', '/recept/middag/ostpaj-r7', '/images/recipes/7', 'En ostpaj', 45), ('12', 'Pannkakor', '/recept/middag/pannkakor-r12', null, '', null)`.execute(
      shop.database.sql
    )
    const { status, json } = await shop.call("GET", "/Loop54/recipes/12,none,7,12")
    expect([status, json.items]).toEqual([
      200,
      [
        { id: "12", name: "Pannkakor", url: "/recept/middag/pannkakor-r12", image: null, cookingTime: null },
        {
          id: "7",
          name: "Ostpaj",
          url: "/recept/middag/ostpaj-r7",
          image: { url: "/images/recipes/7", alt: "En ostpaj" },
          cookingTime: 45
        }
      ]
    ])
    expect((await shop.call("GET", "/Loop54/recipes/none")).json).toEqual({ items: [] })
  })
})
