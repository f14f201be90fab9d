import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { stagingForTests, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { findNewestMailTo } from "../mail/mailbox.ts"

const eriksEmail = "erik.eriksson@exempel.se"
const password = "Matkasse-2026"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})
beforeEach(async () => {
  shop.clock.now = testNow
  await sql`delete from look_ups`.execute(shop.database.sql)
  await sql`delete from login_failures`.execute(shop.database.sql)
  await sql`delete from email_changes`.execute(shop.database.sql)
  await sql`update customers set email = ${eriksEmail} where id = 'erik'`.execute(shop.database.sql)
})

const change = (token: string, body: object) =>
  shop.call("PUT", "/customer/email", { token, body: { currentEmailAddress: eriksEmail, password, ...body } })
const confirm = (linkToken: string, token?: string) =>
  shop.call("POST", "/customer/confirmemail", { body: { token: linkToken }, ...(token !== undefined && { token }) })
const readLogin = async (token: string) => (await shop.call("GET", "/customer", { token })).json.contact.login
const readLinkToken = async (email: string): Promise<string> =>
  /bekrafta-epost\/(\S+)/.exec((await findNewestMailTo(shop.database.sql, email))?.body ?? "")?.[1] ?? ""
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
  ])("refuses %j, and keeps the address", async (body, status, code, field) => {
    const token = await shop.logIn(eriksEmail)
    expect(await change(token, body)).toMatchObject({ status, json: { errors: [{ code, field }] } })
    expect(await readEmail(token)).toBe(eriksEmail)
  })

  it("keeps the address to log in with until the new one is confirmed, shows the new one as pending, and sends mail to both", async () => {
    const token = await shop.logIn(eriksEmail)
    expect(await change(token, { newEmail: "erik@exempel.se" })).toMatchObject({ status: 204, text: "" })
    expect(await readLogin(token)).toEqual({ email: eriksEmail, pendingEmail: "erik@exempel.se" })
    expect(await shop.logIn(eriksEmail)).toBeTypeOf("string")
    expect(await findNewestMailTo(shop.database.sql, eriksEmail)).toMatchObject({
      subject: "Din e-postadress ska ändras",
      body: expect.stringContaining("erik@exempel.se")
    })
    expect(await findNewestMailTo(shop.database.sql, "erik@exempel.se")).toMatchObject({
      subject: "Bekräfta din e-postadress"
    })
  })

  it("is withdrawn by the current address", async () => {
    const token = await shop.logIn(eriksEmail)
    await change(token, { newEmail: "erik@exempel.se" })
    const link = await readLinkToken("erik@exempel.se")
    expect((await change(token, { newEmail: eriksEmail.toUpperCase() })).status).toBe(204)
    expect(await readLogin(token)).toEqual({ email: eriksEmail })
    expect((await confirm(link)).status).toBe(400)
  })

  it("is refused the fourth time in a day, with the time to wait", async () => {
    const token = await shop.logIn(eriksEmail)
    const statuses: Array<number> = []
    for (const name of ["a", "b", "c"]) statuses.push((await change(token, { newEmail: `${name}@exempel.se` })).status)
    shop.clock.now += 3_600_000
    const refusal = await change(token, { newEmail: "d@exempel.se" })
    expect([statuses, refusal.status, refusal.json.errors[0].code]).toEqual([[204, 204, 204], 429, "too_many_changes"])
    expect(refusal.headers.get("retry-after")).toBe(String(23 * 3_600))
    expect(await readLogin(token)).toMatchObject({ pendingEmail: "c@exempel.se" })
    shop.clock.now += 23 * 3_600_000
    expect((await change(await shop.logIn(eriksEmail), { newEmail: "d@exempel.se" })).status).toBe(204)
  })

  it("refuses even the right password after five wrong ones, as the log-in does", async () => {
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

describe("POST /customer/confirmemail", () => {
  const newEmail = "erik@exempel.se"
  /** Requests the change and returns the token of its link. */
  const request = async (token: string) => {
    await change(token, { newEmail })
    return readLinkToken(newEmail)
  }
  const readStatus = async (token: string) => (await shop.call("GET", "/customer", { token })).status

  it("changes the address to log in with once, ends the other sessions, deletes unused reset links, and notifies the earlier address", async () => {
    const [token, otherToken] = [await shop.logIn(eriksEmail), await shop.logIn(eriksEmail)]
    const link = await request(token)
    await shop.call("POST", "/customer/requestpasswordreset", { body: { email: eriksEmail } })
    expect(await confirm(link, token)).toMatchObject({ status: 204, text: "" })
    expect(await readLogin(token)).toEqual({ email: newEmail })
    expect(await readStatus(otherToken)).toBe(401)
    expect(await findNewestMailTo(shop.database.sql, eriksEmail)).toMatchObject({
      subject: "Din e-postadress är ändrad"
    })
    expect((await sql`select 1 from reset_tokens`.execute(shop.database.sql)).rows).toEqual([])
    expect(await shop.logIn(newEmail)).toBeTypeOf("string")
    expect(await confirm(link)).toMatchObject({ status: 400, json: { errors: [{ code: "invalid_token" }] } })
  })

  it("ends every session when it is called without one", async () => {
    const token = await shop.logIn(eriksEmail)
    expect((await confirm(await request(token))).status).toBe(204)
    expect(await readStatus(token)).toBe(401)
  })

  it("refuses an unknown link, one that is a day old, and one that a newer request has replaced", async () => {
    const token = await shop.logIn(eriksEmail)
    const replacedLink = await request(token)
    const link = await request(token)
    expect([(await confirm("none")).status, (await confirm(replacedLink)).status]).toEqual([400, 400])
    shop.clock.now += 86_400_000
    expect((await confirm(link)).status).toBe(400)
    expect(await readLogin(await shop.logIn(eriksEmail))).toEqual({ email: eriksEmail })
  })

  it("refuses an address with which someone has registered meanwhile, which a pending change does not prevent", async () => {
    const link = await request(await shop.logIn(eriksEmail))
    const registration = await shop.call("POST", "/customer/createcustomer", {
      body: { pnr: "198501012382", emailAddress: newEmail, password, mobilePhone: "0701234567", referrer: "" }
    })
    expect(registration.status).toBe(201)
    expect(await confirm(link)).toMatchObject({ status: 409, json: { errors: [{ code: "email_in_use" }] } })
    expect(await shop.logIn(eriksEmail)).toBeTypeOf("string")
    await sql`delete from customers where email = ${newEmail}`.execute(shop.database.sql)
  })

  it("refuses the link after a new password was set", async () => {
    const link = await request(await shop.logIn(eriksEmail))
    await shop.call("POST", "/customer/requestpasswordreset", { body: { email: eriksEmail } })
    const mail = await findNewestMailTo(shop.database.sql, eriksEmail)
    const authToken = /glomt-losenord\/(\S+)/.exec(mail?.body ?? "")?.[1]
    await shop.call("PUT", "/customer/changepasswordwithtoken", {
      body: { authToken, password, passwordConfirmation: password }
    })
    expect((await confirm(link)).status).toBe(400)
  })

  it("accepts one of several concurrent calls", async () => {
    const link = await request(await shop.logIn(eriksEmail))
    const responses = await Promise.all([confirm(link), confirm(link), confirm(link)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 400, 400])
  })
})
