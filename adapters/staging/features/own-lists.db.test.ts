import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { customerTokenHash } from "../customer-token.ts"
import { stagingForTests, type TestStaging } from "../testing.ts"
import { failureKey } from "./session.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests({ loginFailures: 1 })
})
afterAll(() => shop.close())

const exchange = (token: string, address = "unknown") => shop.call("POST", "/connect/customertoken", { body: { token }, address })
const logIn = async (username: string) => {
  const raw = new URLSearchParams({ grant_type: "password", scope: "shop", username, password: "Matkasse-2026" }).toString()
  return (await shop.call("POST", "/connect/token", { raw, headers: { "content-type": "application/x-www-form-urlencoded" } })).json.access_token as string
}
const insertToken = (token: string, staff: string, expires: number | null) =>
  sql`insert into customer_tokens (hash, customer_id, staff_id, expires) values (${customerTokenHash(token)}, 'anna', ${staff}, ${expires})`.execute(shop.database.sql)

describe("GET /favorites", () => {
  it("ENTITY-12 API-17 answers the customer's own goods under type 1 and recipes under type 2, newest first", async () => {
    const token = await logIn("anna.andersson@exempel.se")
    await sql`
      insert into favourites (id, customer_id, kind, item_no, added) values ('r1', 'anna', 'recipe', '12', ${shop.clock.now}),
        ('p1', 'anna', 'product', '1_ST', ${shop.clock.now + 1})`.execute(shop.database.sql)
    const { json } = await shop.call("GET", "/favorites", { token })
    expect(json.recipes).toEqual([{ id: "r1", itemNo: "12", favoriteTypeId: 2 }])
    expect(json.products[0]).toEqual({ id: "p1", itemNo: "1_ST", favoriteTypeId: 1 })
    expect(json.products).toHaveLength(19)
    expect((await shop.call("GET", "/favorites", { token: await logIn("erik.eriksson@exempel.se") })).json).toEqual({ products: [], recipes: [] })
  })
})

describe("GET /Loop54/recipes/{ids}", () => {
  it("API-67 answers the recipes it has in the order asked for, each once, and leaves out the others", async () => {
    await sql`
      insert into recipes (id, name, url, image_url, image_alt, cooking_time) values
        ('7', 'Ostpaj', '/recept/middag/ostpaj-r7', '/images/recipes/7', 'En ostpaj', 45), ('12', 'Pannkakor', '/recept/middag/pannkakor-r12', null, '', null)`
      .execute(shop.database.sql)
    const { status, json } = await shop.call("GET", "/Loop54/recipes/12,none,7,12")
    expect([status, json.items]).toEqual([200, [
      { id: "12", name: "Pannkakor", url: "/recept/middag/pannkakor-r12", image: null, cookingTime: null },
      { id: "7", name: "Ostpaj", url: "/recept/middag/ostpaj-r7", image: { url: "/images/recipes/7", alt: "En ostpaj" }, cookingTime: 45 }
    ]])
    expect((await shop.call("GET", "/Loop54/recipes/none")).json).toEqual({ items: [] })
  })
})

describe("POST /connect/customertoken", () => {
  it("ACT-01 API-04 API-05 ROUTE-16 opens a session of the customer for half an hour, remembered as a staff member's", async () => {
    const { status, json } = await exchange("demo-anna")
    expect([status, json.token_type, json.expires_in]).toEqual([200, "Bearer", 1_800])
    const customer = () => shop.call("GET", "/customer", { token: json.access_token })
    expect((await customer()).json.contact.firstname).toBe("Anna")
    const { rows } = await sql<{ staff_id: string }>`select staff_id from sessions where staff_id is not null`.execute(shop.database.sql)
    expect(rows).toEqual([{ staff_id: "personal" }])
    shop.clock.now += 1_800_000
    expect((await customer()).status).toBe(401)
  })

  it("takes no token that is unknown, over, or given to somebody who is not of the staff", async () => {
    await insertToken("over", "personal", shop.clock.now)
    await insertToken("holds", "personal", shop.clock.now + 1)
    await insertToken("not-staff", "erik", null)
    const answers = []
    for (const token of ["no-such", "", "over", "not-staff", customerTokenHash("demo-anna")]) answers.push(await exchange(token))
    for (const { status, json } of answers) expect([status, json]).toEqual([400, { error: "invalid_grant", error_description: "invalid_customer_token" }])
    expect((await exchange("holds")).status).toBe(200)
  })

  it("lets nobody guess on: an address that fails too often waits", async () => {
    await sql`insert into login_failures values (${failureKey("address", "198.51.100.9")}, 9, ${shop.clock.now})`.execute(shop.database.sql)
    expect((await exchange("guess", "198.51.100.9")).status).toBe(400)
    const { status, json } = await exchange("demo-anna", "198.51.100.9")
    expect([status, json.error]).toEqual([429, "too_many_attempts"])
  })
})

describe("GET /districts/cities", () => {
  it("lists the cities that deliver home, and every postal area with the store's city exactly once", async () => {
    const { cities } = (await shop.call("GET", "/districts/cities")).json as { cities: ReadonlyArray<{ name: string; url: string }> }
    expect(cities).toContainEqual({ name: "Göteborg", url: "/leveransorter/goteborg" })
    for (const [zip, city] of [["11122", "stockholm"], ["41101", "göteborg"], ["21119", "Malmo"]] as const) {
      const { zipCodes } = (await shop.call("GET", `/districts/cities/${encodeURIComponent(city)}`)).json as { zipCodes: ReadonlyArray<string> }
      expect(zipCodes.filter((prefix) => zip.startsWith(prefix))).toHaveLength(1)
      expect(zipCodes.some((prefix) => "98107".startsWith(prefix))).toBe(false)
    }
    expect((await shop.call("GET", "/districts/cities/kiruna")).status).toBe(404)
  })
})
