import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { findNewestMailTo } from "../mail/mailbox.ts"

const eriksEmail = "erik.eriksson@exempel.se"
const password = "Matkasse-2026"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

const change = (token: string, body: object) =>
  shop.call("PUT", "/customer/email", { token, body: { currentEmailAddress: eriksEmail, password, ...body } })
const readEmail = async (token: string) => (await shop.call("GET", "/customer", { token })).json.contact.login.email

describe("PUT /customer/email", () => {
  it.each([
    [{ newEmail: "inte en adress" }, 400, "bad_request", "newEmail"],
    [
      { newEmail: "ny@exempel.se", currentEmailAddress: "anna.andersson@exempel.se" },
      403,
      "ERR_FORBIDDEN",
      "currentEmailAddress"
    ],
    [{ newEmail: "ny@exempel.se", password: "fel" }, 400, "invalid_grant", "password"],
    [{ newEmail: "ANNA.Andersson@exempel.se" }, 409, "email_in_use", "newEmail"]
  ])("API-11 refuses %j, and keeps the address", async (body, status, code, field) => {
    const token = await shop.logIn(eriksEmail)
    expect(await change(token, body)).toMatchObject({ status, json: { errors: [{ code, field }] } })
    expect(await readEmail(token)).toBe(eriksEmail)
  })

  it("API-11 changes the address to log in with, ends the other sessions, deletes unused reset links, and sends mail to both addresses", async () => {
    const [token, otherToken] = [await shop.logIn(eriksEmail), await shop.logIn(eriksEmail)]
    await shop.call("POST", "/customer/requestpasswordreset", { body: { email: eriksEmail } })
    expect(await change(token, { newEmail: "erik@exempel.se" })).toMatchObject({ status: 204, text: "" })
    expect([await readEmail(token), (await shop.call("GET", "/customer", { token: otherToken })).status]).toEqual([
      "erik@exempel.se",
      401
    ])
    for (const address of [eriksEmail, "erik@exempel.se"])
      expect(await findNewestMailTo(shop.database.sql, address)).toMatchObject({
        subject: "Din e-postadress är ändrad"
      })
    const { rows } = await sql`select 1 from reset_tokens`.execute(shop.database.sql)
    expect(rows).toEqual([])
    expect(await shop.logIn("erik@exempel.se")).toBeTypeOf("string")
    // Restores the address for the other tests.
    await shop.call("PUT", "/customer/email", {
      token,
      body: { currentEmailAddress: "erik@exempel.se", password, newEmail: eriksEmail }
    })
  })

  it("API-11 refuses even the right password after five wrong ones, as the log-in does", async () => {
    const token = await shop.logIn(eriksEmail)
    const statuses: Array<number> = []
    for (let guess = 0; guess < 5; guess++)
      statuses.push((await change(token, { newEmail: "ny@exempel.se", password: `fel-${guess}` })).status)
    const lockedResponse = await change(token, { newEmail: "ny@exempel.se" })
    expect([statuses, lockedResponse.status, lockedResponse.json.errors[0].code]).toEqual([
      [400, 400, 400, 400, 400],
      429,
      "too_many_attempts"
    ])
    expect(Number(lockedResponse.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await readEmail(token)).toBe(eriksEmail)
  })
})
