import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { customerTokenHash } from "./customer-token.ts"
import { failureKey } from "./failed-log-ins.ts"
import { rateLimitsWith } from "../staging-settings.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests({ rateLimits: rateLimitsWith({ logIns: { perAccount: 1, perIpAddress: 10 } }) })
})
afterAll(() => shop.close())

const exchange = (token: string, ipAddress = "unknown") =>
  shop.call("POST", "/connect/customertoken", { body: { token }, ipAddress })
const insertToken = (token: string, staff: string, expires: number | null) =>
  sql`insert into customer_tokens (hash, customer_id, staff_id, expires) values (${customerTokenHash(token)}, 'anna', ${staff}, ${expires})`.execute(
    shop.database.sql
  )

describe("POST /connect/customertoken", () => {
  it("ACT-01 API-04 API-05 ACTPAGE-01 opens a session of the customer for half an hour and records the staff member", async () => {
    const { status, json } = await exchange("demo-anna")
    expect([status, json.token_type, json.expires_in]).toEqual([200, "Bearer", 1_800])
    const customer = () => shop.call("GET", "/customer", { token: json.access_token })
    expect((await customer()).json.contact.firstname).toBe("Anna")
    const { rows } = await sql<{ staff_id: string }>`select staff_id from sessions where staff_id is not null`.execute(
      shop.database.sql
    )
    expect(rows).toEqual([{ staff_id: "personal" }])
    shop.clock.now += 1_800_000
    expect((await customer()).status).toBe(401)
  })

  it("refuses a token that is unknown, expired, or not issued to staff", async () => {
    await insertToken("expired", "personal", shop.clock.now)
    await insertToken("valid", "personal", shop.clock.now + 1)
    await insertToken("not-staff", "erik", null)
    const responses = []
    for (const token of ["no-such", "", "expired", "not-staff", customerTokenHash("demo-anna")])
      responses.push(await exchange(token))
    for (const { status, json } of responses)
      expect([status, json]).toEqual([400, { error: "invalid_grant", error_description: "invalid_customer_token" }])
    expect((await exchange("valid")).status).toBe(200)
  })

  it("locks an IP address after too many failed attempts", async () => {
    await sql`insert into login_failures values (${failureKey("ip-address", "198.51.100.9")}, 9, ${shop.clock.now})`.execute(
      shop.database.sql
    )
    expect((await exchange("guess", "198.51.100.9")).status).toBe(400)
    const { status, json } = await exchange("demo-anna", "198.51.100.9")
    expect([status, json.error]).toEqual([429, "too_many_attempts"])
  })
})
