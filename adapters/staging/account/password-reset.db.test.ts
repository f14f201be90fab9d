import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

const eriksEmail = "erik.eriksson@exempel.se"

let shop: TestStaging
/** An IP address without earlier requests. */
let ipAddress = ""
let addressCount = 0

beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`delete from look_ups`.execute(shop.database.sql)
  ipAddress = `198.51.100.${++addressCount}`
  shop.clock.now += 3_600_000
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))

const requestReset = (email: string) =>
  shop.call("POST", "/customer/requestpasswordreset", { body: { email }, ipAddress })
const changePassword = (
  authToken: string,
  password = "Matkasse-2026",
  passwordConfirmation = password,
  token?: string
) =>
  shop.call("PUT", "/customer/changepasswordwithtoken", {
    body: { authToken, password, passwordConfirmation },
    ...(token === undefined ? {} : { token })
  })
const errorOf = ({ status, json }: Awaited<ReturnType<typeof requestReset>>) => [
  status,
  json.errors?.[0].code,
  json.errors?.[0].field
]
const readMails = async (): Promise<ReadonlyArray<{ recipient: string; body: string }>> =>
  (
    await sql<{ recipient: string; body: string }>`select recipient, body from mail order by id`.execute(
      shop.database.sql
    )
  ).rows
const readLatestToken = async (): Promise<string> =>
  /glomt-losenord\/(\S+)/.exec((await readMails()).at(-1)?.body ?? "")?.[1] ?? ""
const requestToken = async (email = eriksEmail): Promise<string> => {
  await requestReset(email)
  return readLatestToken()
}
const logIn = (password: string) =>
  shop.call("POST", "/connect/token", {
    raw: new URLSearchParams({ grant_type: "password", scope: "api", username: eriksEmail, password }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" }
  })
const countMails = async (): Promise<number> => (await readMails()).length
const withoutId = (headers: Headers) => [...headers].filter(([name]) => name !== "x-request-id")

describe("POST /customer/requestpasswordreset", () => {
  it("sends no other link within two minutes, so that the one that was sent stays valid", async () => {
    const token = await requestToken()
    const mailCount = await countMails()
    shop.clock.now += 119_999
    expect((await requestReset(eriksEmail)).status).toBe(204)
    expect(await countMails()).toBe(mailCount)
    expect((await changePassword(token)).status).toBe(204)
    await requestReset(eriksEmail)
    expect(await countMails()).toBe(mailCount + 1)
  })

  it("sends the next link only when the last one has expired, after ten requests in a day", async () => {
    shop.clock.now += 86_400_000
    const sendingTimes: Array<number> = []
    for (let minute = 0; minute < 180; minute += 3) {
      const mailCount = await countMails()
      ipAddress = `203.0.113.${minute}`
      expect((await requestReset(eriksEmail)).status).toBe(204)
      if ((await countMails()) > mailCount) sendingTimes.push(minute)
      shop.clock.now += 180_000
    }
    expect(sendingTimes).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 87, 147])
  })

  it("PWD-03 responds the same to known and unknown e-mail addresses, and mails only known ones", async () => {
    const mailCountBefore = (await readMails()).length
    const knownResponse = await requestReset(eriksEmail)
    expect(await readMails()).toHaveLength(mailCountBefore + 1)
    const unknownResponse = await requestReset("ingen@exempel.se")
    expect(await readMails()).toHaveLength(mailCountBefore + 1)
    expect([unknownResponse.status, unknownResponse.text, withoutId(unknownResponse.headers)]).toEqual([
      knownResponse.status,
      knownResponse.text,
      withoutId(knownResponse.headers)
    ])
    expect(knownResponse.status).toBe(204)
  })

  it("links to the shop's own origin and ignores Origin, Referer and X-Forwarded-Host", async () => {
    await shop.call("POST", "/customer/requestpasswordreset", {
      body: { email: eriksEmail },
      ipAddress,
      headers: { origin: "https://evil.example", referer: "https://evil.example/", "x-forwarded-host": "evil.example" }
    })
    expect((await readMails()).at(-1)?.body).toContain("http://shop.test/glomt-losenord/")
  })

  it("accepts the e-mail address in any letter case, with surrounding spaces, under either field name", async () => {
    await requestReset(` ERIK.Eriksson@Exempel.se `)
    expect((await readMails()).at(-1)?.recipient).toBe(eriksEmail)
    expect(
      (await shop.call("POST", "/customer/requestpasswordreset", { body: { emailAddress: eriksEmail }, ipAddress }))
        .status
    ).toBe(204)
  })

  it.each(["", "erik", "erik@exempel", "a@b.se\nBcc: c@d.se"])("refuses %j", async (email) => {
    expect(errorOf(await requestReset(email))).toEqual([400, "bad_request", "email"])
  })

  it("allows ten requests in ten minutes per client and per e-mail address, known or not", async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await requestReset(`${attempt}@exempel.se`)).status).toBe(204)
    const refusedResponse = await requestReset("ledig@exempel.se")
    expect([
      refusedResponse.status,
      refusedResponse.json.errors[0].code,
      Number(refusedResponse.headers.get("retry-after"))
    ]).toEqual([429, "too_many_lookups", 600])
    for (const email of [eriksEmail, "ingen.alls@exempel.se"]) {
      const statuses: Array<number> = []
      for (let attempt = 0; attempt < 11; attempt++) {
        ipAddress = `203.0.113.${email.length * 4 + attempt}`
        statuses.push((await requestReset(email)).status)
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429])
    }
  })

  it("stores tokens only as hashes", async () => {
    const token = await requestToken()
    const { rows } = await sql`select * from reset_tokens`.execute(shop.database.sql)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe("PUT /customer/changepasswordwithtoken", () => {
  it("accepts a link once", async () => {
    const token = await requestToken()
    expect((await changePassword(token, "Nytt-losen-1")).status).toBe(204)
    expect([(await logIn("Nytt-losen-1")).status, (await logIn("Matkasse-2026")).status]).toEqual([200, 400])
    expect(errorOf(await changePassword(token, "Nytt-losen-2"))).toEqual([400, "invalid_token", "authToken"])
    expect((await logIn("Nytt-losen-1")).status).toBe(200)
  })

  it("accepts a link once when it is used twice at the same time", async () => {
    const token = await requestToken()
    const responses = await Promise.all([changePassword(token), changePassword(token)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 400])
  })

  it("accepts a link after POST /customer/checkpasswordtoken, which checks links without using them up", async () => {
    const check = (authToken: string) => shop.call("POST", "/customer/checkpasswordtoken", { body: { authToken } })
    const token = await requestToken()
    expect([(await check(token)).status, (await check(token)).status]).toEqual([204, 204])
    expect((await changePassword(token)).status).toBe(204)
    for (const unusableToken of [token, "", "never issued"])
      expect(errorOf(await check(unusableToken))).toEqual([400, "invalid_token", "authToken"])
  })

  it("refuses a link that a later mail has replaced", async () => {
    const firstToken = await requestToken()
    shop.clock.now += 120_000
    const secondToken = await requestToken()
    expect(errorOf(await changePassword(firstToken))).toEqual([400, "invalid_token", "authToken"])
    expect((await changePassword(secondToken)).status).toBe(204)
  })

  it("refuses a link after an hour", async () => {
    const token = await requestToken()
    shop.clock.now += 3_600_000 - 1
    expect((await changePassword(token)).status).toBe(204)
    const expiredToken = await requestToken()
    shop.clock.now += 3_600_000
    expect(errorOf(await changePassword(expiredToken))).toEqual([400, "invalid_token", "authToken"])
  })

  it.each([
    ["empty", ""],
    ["short", "x"],
    ["long", "a".repeat(2_000)],
    ["a piece of SQL", "' or 1=1 --"]
  ])("refuses a token that was never issued: %s", async (_, token) => {
    expect(errorOf(await changePassword(token))).toEqual([400, "invalid_token", "authToken"])
  })

  it("ends every session of the customer except the caller's", async () => {
    const [phoneToken, tabletToken, currentToken] = [
      await shop.logIn(eriksEmail),
      await shop.logIn(eriksEmail),
      await shop.logIn(eriksEmail)
    ]
    const annasToken = await shop.logIn()
    expect((await changePassword(await requestToken(), "Matkasse-2026", "Matkasse-2026", currentToken)).status).toBe(
      204
    )
    const statuses = []
    for (const token of [phoneToken, tabletToken, currentToken, annasToken])
      statuses.push((await shop.call("GET", "/customer", { token })).status)
    expect(statuses).toEqual([401, 401, 200, 200])
  })

  it("keeps the link valid when the new password is refused", async () => {
    const token = await requestToken()
    expect(errorOf(await changePassword(token, "kort"))).toEqual([400, "bad_request", "password"])
    expect(errorOf(await changePassword(token, "Matkasse-2026", "Matkasse-2027"))).toEqual([
      400,
      "bad_request",
      "passwordConfirmation"
    ])
    expect(errorOf(await changePassword(token, "x".repeat(1_001)))).toEqual([400, "bad_request", "password"])
    expect(errorOf(await changePassword(token, "Matkasse\0-2026"))[0]).toBe(400)
    expect((await changePassword(token, "Matkasse-2026")).status).toBe(204)
  })

  it("treats NFC and NFD forms of a password as equal", async () => {
    const password = "Smörgåsbord"
    expect(
      (await changePassword(await requestToken(), password.normalize("NFC"), password.normalize("NFD"))).status
    ).toBe(204)
    expect((await logIn(password.normalize("NFD"))).status).toBe(200)
    await changePassword(await requestToken())
  })

  it("ends the lockout that wrong passwords have caused", async () => {
    for (let attempt = 0; attempt < 6; attempt++) await logIn("fel")
    expect((await logIn("Matkasse-2026")).status).toBe(429)
    await changePassword(await requestToken())
    expect((await logIn("Matkasse-2026")).status).toBe(200)
  })
})
