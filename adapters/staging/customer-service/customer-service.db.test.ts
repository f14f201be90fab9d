import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  stagingForTests,
  stagingWith,
  testNow,
  type TestRequest,
  type TestStaging
} from "#adapters/demo-shop/testing.ts"
import { captchaLifetimeMs, ProviderUnavailable } from "../captcha/captcha-provider.ts"
import { deleteExpiredCaptchaTokens } from "../captcha/verify-captcha.ts"
import { deliverDue, type OutgoingMail } from "../mail/outbox.ts"
import { deleteOldMessages } from "./old-messages.ts"

let shop: TestStaging
let ipAddress = ""
let addressCount = 0

beforeAll(async () => {
  shop = await stagingForTests({ sendsMail: true })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.now = testNow
  // Messages are counted per IP address, so every test has its own address.
  ipAddress = `198.51.100.${++addressCount}`
})
afterEach(async () => {
  await shop.database.sql.deleteFrom("customer_messages").execute()
  await shop.database.sql.deleteFrom("mail").execute()
})

const message = {
  kdbId: null as string | null,
  name: "Kim Lind",
  phone: "08-123 45 67" as string | null,
  email: "kim.lind@exempel.se",
  body: "Var är min kasse?"
}

const requestCaptchaToken = async (): Promise<string> => (await shop.call("POST", "/captcha/token")).json.token

const send = (body: object, captcha: string, request: TestRequest = {}) =>
  shop.call("POST", `/mandrill/customerservice?g-recaptcha-response=${captcha}`, { ipAddress, body, ...request })

const readMessages = () => shop.database.sql.selectFrom("customer_messages").selectAll().execute()

describe("sendCustomerEmail", () => {
  it("CAPI-52 stores a message and mails it to customer service with the shopper's address for replies", async () => {
    const sentAt = shop.clock.now
    expect(await send(message, await requestCaptchaToken())).toMatchObject({ status: 204, text: "" })
    const { kdbId: _, ...fields } = message
    expect(await readMessages()).toMatchObject([{ ...fields, customer_id: null, created: sentAt }])
    const mails: Array<OutgoingMail> = []
    await deliverDue(
      shop.database.sql,
      async (mail) => void mails.push(mail),
      () => shop.clock.now
    )
    expect(mails).toMatchObject([
      { to: "kundservice@exempel.se", replyTo: message.email, subject: "Meddelande från Kim Lind" }
    ])
    for (const text of [message.body, message.name, "08-123 45 67", message.email, "Inte inloggad"])
      expect(mails[0]?.text).toContain(text)
  })

  it("AUTH-13 CROLE-09 CSERV-01 accepts only the caller's own identity, and stores it with the message", async () => {
    const token = await shop.logIn()
    const id: string = (await shop.call("GET", "/customer", { token })).json.contact.id
    const eriksToken = await shop.logIn("erik.eriksson@exempel.se")
    const captcha = await requestCaptchaToken()
    for (const [request, status, code] of [
      [{}, 401, "ERR_NOT_LOGGED_IN"],
      [{ token: eriksToken }, 403, "ERR_FORBIDDEN"]
    ] as const)
      expect(await send({ ...message, kdbId: id }, captcha, request)).toMatchObject({
        status,
        json: { errors: [{ code }] }
      })
    expect(await readMessages()).toEqual([])
    expect((await send({ ...message, kdbId: id }, captcha, { token })).status).toBe(204)
    expect(await readMessages()).toMatchObject([{ customer_id: id }])
  })

  it.each([
    ["CSERV-18", "name", " "],
    ["CSERV-19", "name", "n".repeat(41)],
    ["CSERV-20", "phone", "0701 ring mig"],
    ["CSERV-21", "phone", "0".repeat(21)],
    ["CSERV-23", "email", ""],
    ["CSERV-23", "email", "kim.lind"],
    ["CSERV-24", "body", "\n"],
    ["CSERV-24", "body", "b".repeat(4_001)]
  ])("%s refuses the %s %j", async (_, field, value) => {
    expect(await send({ ...message, [field]: value }, await requestCaptchaToken())).toMatchObject({
      status: 400,
      json: { errors: [{ code: "bad_request", field }] }
    })
    expect(await readMessages()).toEqual([])
  })

  it("CSERV-19 CSERV-21 CSERV-22 accepts the longest values, and a message without a phone number", async () => {
    const longest = { ...message, name: "n".repeat(40), phone: "0".repeat(20), body: "b".repeat(4_000) }
    for (const body of [longest, { ...message, phone: null }])
      expect((await send(body, await requestCaptchaToken())).status).toBe(204)
    expect(await readMessages()).toMatchObject([{ phone: longest.phone }, { phone: null }])
  })

  it("CONST-07 CSERV-25 refuses a missing, forged, used or expired token of the captcha", async () => {
    const refusedResponse = {
      status: 400,
      json: { errors: [{ code: "invalid_captcha", field: "g-recaptcha-response" }] }
    }
    const usedToken = await requestCaptchaToken()
    expect((await send(message, usedToken)).status).toBe(204)
    const forgedToken = (await requestCaptchaToken()).replace(/.{43}$/, "A".repeat(43))
    const extendedToken = (await requestCaptchaToken()).replace(
      /\.\d{13}\./,
      `.${shop.clock.now + 2 * captchaLifetimeMs}.`
    )
    for (const captcha of ["", "x", usedToken, forgedToken, extendedToken])
      expect(await send(message, captcha)).toMatchObject(refusedResponse)
    const lateToken = await requestCaptchaToken()
    const expiredToken = await requestCaptchaToken()
    shop.clock.now += captchaLifetimeMs - 1
    expect((await send(message, lateToken)).status).toBe(204)
    shop.clock.now += 1
    expect(await send(message, expiredToken)).toMatchObject(refusedResponse)
    expect(await readMessages()).toHaveLength(2)
    expect(await shop.call("POST", "/mandrill/customerservice", { ipAddress, body: message })).toMatchObject({
      status: 400,
      json: { errors: [{ code: "ERR_VALIDATION" }] }
    })
  })

  it("leaves the token of a refused message unused, and stores a repeated message once", async () => {
    const captcha = await requestCaptchaToken()
    expect((await send({ ...message, email: "kim" }, captcha)).status).toBe(400)
    const headers = { "idempotency-key": "repeated" }
    const statuses = await Promise.all([1, 2, 3].map(async () => (await send(message, captcha, { headers })).status))
    expect(statuses).toEqual([204, 204, 204])
    expect(await readMessages()).toHaveLength(1)
  })

  it("accepts one message per token when several arrive at the same time", async () => {
    const captcha = await requestCaptchaToken()
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await send(message, captcha)).status))
    expect(statuses.toSorted()).toEqual([204, 400, 400, 400])
    expect(await readMessages()).toHaveLength(1)
  })

  it("refuses more than ten messages in ten minutes from an IP address", async () => {
    for (let count = 0; count < 10; count++) expect((await send(message, await requestCaptchaToken())).status).toBe(204)
    const captcha = await requestCaptchaToken()
    const limitedResponse = await send(message, captcha)
    expect(limitedResponse).toMatchObject({ status: 429, json: { errors: [{ code: "too_many_messages" }] } })
    expect(Number(limitedResponse.headers.get("retry-after"))).toBeGreaterThan(0)
    expect((await send(message, captcha, { ipAddress: "203.0.113.1" })).status).toBe(204)
  })
})

describe("the clean-up of the database", () => {
  it("deletes expired tokens of the captcha, and messages after a year", async () => {
    await send(message, await requestCaptchaToken())
    const yearMs = 365 * 86_400_000
    await deleteOldMessages(shop.database.sql, testNow + yearMs)
    expect(await readMessages()).toHaveLength(1)
    await deleteOldMessages(shop.database.sql, testNow + yearMs + 1)
    expect(await readMessages()).toEqual([])
    await deleteExpiredCaptchaTokens(shop.database.sql, testNow + yearMs)
    expect(await shop.database.sql.selectFrom("captcha_tokens").selectAll().execute()).toEqual([])
  })
})

describe("getCaptcha", () => {
  it("returns null for the shop's own checkbox, and the site key of a provider that verifies the tokens of messages", async () => {
    expect((await shop.call("GET", "/captcha")).json).toEqual({ siteKey: null })
    const provider = { siteKey: "site-key", issue: null, verify: async () => testNow + captchaLifetimeMs }
    const shopWithProvider = stagingWith(shop.database, {}, provider)
    expect((await shopWithProvider.call("GET", "/captcha")).json).toEqual({ siteKey: "site-key" })
    expect(await shopWithProvider.call("POST", "/captcha/token")).toMatchObject({
      status: 400,
      json: { errors: [{ code: "invalid_request" }] }
    })
    const path = "/mandrill/customerservice?g-recaptcha-response=from-the-widget"
    expect((await shopWithProvider.call("POST", path, { ipAddress, body: message })).status).toBe(204)
    expect((await shopWithProvider.call("POST", path, { ipAddress, body: message })).status).toBe(400)
    const shopWithUnavailableProvider = stagingWith(
      shop.database,
      {},
      {
        ...provider,
        verify: () => Promise.reject(new ProviderUnavailable())
      }
    )
    expect(await shopWithUnavailableProvider.call("POST", `${path}-2`, { ipAddress, body: message })).toMatchObject({
      status: 503,
      json: { errors: [{ code: "ERR_UNAVAILABLE" }] }
    })
  })
})
