import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "../testing.ts"

const erik = "erik.eriksson@exempel.se"

let shop: TestStaging
/** An address that has not asked for anything yet. */
let address = ""
let count = 0

beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())
beforeEach(() => {
  address = `198.51.100.${++count}`
  shop.clock.now += 3_600_000
})
afterEach(() => expect(shop.problems).toEqual([]))

const ask = (email: string) => shop.call("POST", "/customer/requestpasswordreset", { body: { email }, address })
const choose = (authToken: string, password = "Matkasse-2026", passwordConfirmation = password, token?: string) =>
  shop.call("PUT", "/customer/changepasswordwithtoken", { body: { authToken, password, passwordConfirmation }, ...(token === undefined ? {} : { token }) })
const faultOf = ({ status, json }: Awaited<ReturnType<typeof ask>>) => [status, json.errors?.[0].code, json.errors?.[0].field]
const letters = async (): Promise<ReadonlyArray<{ recipient: string; body: string }>> =>
  (await sql<{ recipient: string; body: string }>`select recipient, body from mail order by id`.execute(shop.database.sql)).rows
const latestToken = async (): Promise<string> => /glomt-losenord\/(\S+)/.exec((await letters()).at(-1)?.body ?? "")?.[1] ?? ""
const freshToken = async (email = erik): Promise<string> => {
  await ask(email)
  return latestToken()
}
const logIn = (password: string) =>
  shop.call("POST", "/connect/token", {
    raw: new URLSearchParams({ grant_type: "password", scope: "api", username: erik, password }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" }
  })
const withoutId = (headers: Headers) => [...headers].filter(([name]) => name !== "x-request-id")

describe("POST /customer/requestpasswordreset", () => {
  it("answers alike whether anybody has the address or not, and mails only who has it", async () => {
    const before = (await letters()).length
    const known = await ask(erik)
    expect(await letters()).toHaveLength(before + 1)
    const unknown = await ask("ingen@exempel.se")
    expect(await letters()).toHaveLength(before + 1)
    expect([unknown.status, unknown.text, withoutId(unknown.headers)]).toEqual([known.status, known.text, withoutId(known.headers)])
    expect(known.status).toBe(204)
  })

  it("takes the address in any case and with blanks around it, under either of its names", async () => {
    await ask(` ERIK.Eriksson@Exempel.se `)
    expect((await letters()).at(-1)?.recipient).toBe(erik)
    expect((await shop.call("POST", "/customer/requestpasswordreset", { body: { emailAddress: erik }, address })).status).toBe(204)
  })

  it.each(["", "erik", "erik@exempel", "a@b.se\nBcc: c@d.se"])("refuses %j", async (email) => {
    expect(faultOf(await ask(email))).toEqual([400, "bad_request", "email"])
  })

  it("is heard ten times in ten minutes from one client, and ten times for one address, known or not", async () => {
    for (let time = 0; time < 10; time++) expect((await ask(`${time}@exempel.se`)).status).toBe(204)
    const refused = await ask("ledig@exempel.se")
    expect([refused.status, refused.json.errors[0].code, Number(refused.headers.get("retry-after"))]).toEqual([429, "too_many_lookups", 600])
    for (const email of [erik, "ingen.alls@exempel.se"]) {
      const statuses: Array<number> = []
      for (let time = 0; time < 11; time++) {
        address = `203.0.113.${email.length * 4 + time}`
        statuses.push((await ask(email)).status)
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429])
    }
  })

  it("keeps tokens only as hashes", async () => {
    const token = await freshToken()
    const { rows } = await sql`select * from reset_tokens`.execute(shop.database.sql)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe("PUT /customer/changepasswordwithtoken", () => {
  it("changes the password once by one link", async () => {
    const token = await freshToken()
    expect((await choose(token, "Nytt-losen-1")).status).toBe(204)
    expect([(await logIn("Nytt-losen-1")).status, (await logIn("Matkasse-2026")).status]).toEqual([200, 400])
    expect(faultOf(await choose(token, "Nytt-losen-2"))).toEqual([400, "invalid_token", "authToken"])
    expect((await logIn("Nytt-losen-1")).status).toBe(200)
  })

  it("PWD-06 takes no link that a later mail has replaced", async () => {
    const first = await freshToken()
    const second = await freshToken()
    expect(faultOf(await choose(first))).toEqual([400, "invalid_token", "authToken"])
    expect((await choose(second)).status).toBe(204)
  })

  it("PWD-06 takes no link that is older than an hour", async () => {
    const token = await freshToken()
    shop.clock.now += 3_600_000 - 1
    const other = choose(token)
    expect((await other).status).toBe(204)
    const late = await freshToken()
    shop.clock.now += 3_600_000
    expect(faultOf(await choose(late))).toEqual([400, "invalid_token", "authToken"])
  })

  it.each([["empty", ""], ["short", "x"], ["long", "a".repeat(2_000)], ["a piece of SQL", "' or 1=1 --"]])("PWD-06 takes no token that was never given out: %s", async (_, token) => {
    expect(faultOf(await choose(token))).toEqual([400, "invalid_token", "authToken"])
  })

  it("ends every session of the customer but the one that asks", async () => {
    const [phone, tablet, here] = [await shop.logIn(erik), await shop.logIn(erik), await shop.logIn(erik)]
    const anna = await shop.logIn()
    expect((await choose(await freshToken(), "Matkasse-2026", "Matkasse-2026", here)).status).toBe(204)
    const statuses = []
    for (const token of [phone, tablet, here, anna]) statuses.push((await shop.call("GET", "/customer", { token })).status)
    expect(statuses).toEqual([401, 401, 200, 200])
  })

  it("keeps the link for another try when the new password is refused", async () => {
    const token = await freshToken()
    expect(faultOf(await choose(token, "kort"))).toEqual([400, "bad_request", "password"])
    expect(faultOf(await choose(token, "Matkasse-2026", "Matkasse-2027"))).toEqual([400, "bad_request", "passwordConfirmation"])
    expect(faultOf(await choose(token, "x".repeat(1_001)))).toEqual([400, "bad_request", "password"])
    expect(faultOf(await choose(token, "Matkasse\0-2026"))[0]).toBe(400)
    expect((await choose(token, "Matkasse-2026")).status).toBe(204)
  })

  it("takes a repetition that was composed on another keyboard for the same", async () => {
    const password = "Smörgåsbord"
    expect((await choose(await freshToken(), password.normalize("NFC"), password.normalize("NFD"))).status).toBe(204)
    expect((await logIn(password.normalize("NFD"))).status).toBe(200)
    await choose(await freshToken())
  })

  it("ends a lock-out after wrong passwords", async () => {
    for (let time = 0; time < 6; time++) await logIn("fel")
    expect((await logIn("Matkasse-2026")).status).toBe(429)
    await choose(await freshToken())
    expect((await logIn("Matkasse-2026")).status).toBe(200)
  })
})
