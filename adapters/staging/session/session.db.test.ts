import { randomBytes, scryptSync } from "node:crypto"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { stagingForTests, stagingWith, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { failureKey } from "./failed-log-ins.ts"
import { hashPassword } from "./password.ts"
import { defaultStagingSettings, rateLimitsWith } from "../staging-settings.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests({ rateLimits: rateLimitsWith({ logIns: { perAccount: 3, perAddress: 30 } }) })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.now += 3_600_000
})

const logIn = (username: string, password: string, { grant = "password", call = shop.call } = {}) =>
  call("POST", "/connect/token", {
    raw: new URLSearchParams({ grant_type: grant, scope: "api", username, password }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" }
  })

/** Makes a function that calls the API with the settings, and therefore the password cost, of a real shop. */
const makeCallWithDefaults = () => {
  const { call, clock } = stagingWith(shop.database, defaultStagingSettings)
  clock.now = shop.clock.now
  return call
}

describe("POST /connect/token", () => {
  it("returns a token for the right password, with the e-mail in any letter case", async () => {
    const { status, json } = await logIn(" Anna.Andersson@exempel.se", "Matkasse-2026")
    expect([status, json.token_type, json.expires_in]).toEqual([200, "Bearer", 86_400])
    const claims = JSON.parse(Buffer.from(json.access_token.split(".")[1], "base64url").toString())
    expect([claims.role, claims.sub, claims.exp]).toEqual([
      "customer",
      "anna",
      Math.floor(shop.clock.now / 1000) + 86_400
    ])
  })

  it("responds the same to an unknown e-mail address as to a wrong password", async () => {
    const wrongPasswordResponse = await logIn("erik.eriksson@exempel.se", "fel")
    const unknownEmailResponse = await logIn("ingen@exempel.se", "fel")
    expect([wrongPasswordResponse.status, wrongPasswordResponse.json]).toEqual([
      400,
      { error: "invalid_grant", error_description: "invalid_username_or_password" }
    ])
    expect([unknownEmailResponse.status, unknownEmailResponse.json]).toEqual([
      wrongPasswordResponse.status,
      wrongPasswordResponse.json
    ])
  })

  it("responds to another grant type with an OAuth error", async () => {
    const { status, json } = await logIn("a@b.se", "x", { grant: "client_credentials" })
    expect([status, json.error]).toEqual([400, "unsupported_grant_type"])
  })

  it("locks an account after three failures, even for the right password, until the lockout ends", async () => {
    for (let failure = 0; failure < 3; failure++) await logIn("anna.andersson@exempel.se", "fel")
    const lockedResponse = await logIn("anna.andersson@exempel.se", "Matkasse-2026")
    expect([
      lockedResponse.status,
      lockedResponse.json.error,
      Number(lockedResponse.headers.get("retry-after"))
    ]).toEqual([429, "too_many_attempts", 900])
    shop.clock.now += 15 * 60_000
    expect((await logIn("anna.andersson@exempel.se", "Matkasse-2026")).status).toBe(200)
  })

  it("counts failures from 0 again after the right password", async () => {
    const statuses: Array<number> = []
    for (const password of ["fel", "fel", "Matkasse-2026", "fel", "fel", "Matkasse-2026"])
      statuses.push((await logIn("anna.andersson@exempel.se", password)).status)
    expect(statuses).toEqual([400, 400, 200, 400, 400, 200])
  })

  it("never reveals whether a password is right in parallel guesses that lock the account", async () => {
    const guesses = ["fel-1", "fel-2", "fel-3", "Matkasse-2026"]
    const responses = await Promise.all(guesses.map((guess) => logIn("anna.andersson@exempel.se", guess)))
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 429])
  })

  it("locks unknown e-mail addresses like known ones, and counts each separately", async () => {
    const outcomesByEmail = []
    for (const email of ["anna.andersson@exempel.se", "ingen@exempel.se"]) {
      const responses = []
      for (let failure = 0; failure < 4; failure++) responses.push(await logIn(email, "fel"))
      outcomesByEmail.push(responses.map(({ status, text, headers }) => [status, text, headers.get("retry-after")]))
    }
    expect(outcomesByEmail[1]).toEqual(outcomesByEmail[0])
    expect((await logIn("erik.eriksson@exempel.se", "Matkasse-2026")).status).toBe(200)
  })

  it("locks an IP address that tries many accounts, and ignores X-Forwarded-For", async () => {
    const logInFrom = (ipAddress: string, index: number) =>
      shop.call("POST", "/connect/token", {
        raw: new URLSearchParams({
          grant_type: "password",
          scope: "api",
          username: `${index}@exempel.se`,
          password: "fel"
        }).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": `203.0.113.${index}` },
        ipAddress
      })
    await sql`insert into login_failures values (${failureKey("ip-address", "198.51.100.7")}, 29, ${shop.clock.now})`.execute(
      shop.database.sql
    )
    expect((await logInFrom("198.51.100.7", 29)).status).toBe(400)
    expect((await logInFrom("198.51.100.7", 30)).status).toBe(429)
    expect((await logInFrom("198.51.100.8", 31)).status).toBe(400)
  })

  it("responds to an unknown e-mail address not much faster than to a known one", async () => {
    const call = makeCallWithDefaults()
    const hash = await hashPassword("Matkasse-2026", defaultStagingSettings.passwordCost)
    await sql`update customers set password_hash = ${hash} where id = 'erik'`.execute(shop.database.sql)
    const durationsMs: Array<number> = []
    for (const email of [
      "erik.eriksson@exempel.se",
      "ingen@exempel.se",
      "erik.eriksson@exempel.se",
      "ingen@exempel.se"
    ]) {
      const startTime = performance.now()
      await logIn(email, "fel", { call })
      durationsMs.push(performance.now() - startTime)
    }
    const [knownMs, unknownMs] = [
      Math.min(durationsMs[0] ?? 0, durationsMs[2] ?? 0),
      Math.min(durationsMs[1] ?? 0, durationsMs[3] ?? 0)
    ]
    expect(unknownMs / knownMs).toBeGreaterThan(0.4)
  })

  it("replaces a password hash that has an earlier cost at the next successful log-in", async () => {
    const readHash = async () =>
      (
        await sql<{ hash: string }>`select password_hash as hash from customers where id = 'erik'`.execute(
          shop.database.sql
        )
      ).rows[0]?.hash
    const salt = Buffer.alloc(16, 7)
    const earlierHash = `scrypt$${salt.toString("base64")}$${scryptSync("Matkasse-2026", salt, 32, { N: 16_384, r: 8, p: 1 }).toString("base64")}`
    await sql`update customers set password_hash = ${earlierHash} where id = 'erik'`.execute(shop.database.sql)
    const call = makeCallWithDefaults()
    expect((await logIn("erik.eriksson@exempel.se", "fel", { call })).status).toBe(400)
    expect(await readHash()).toBe(earlierHash)
    expect((await logIn("erik.eriksson@exempel.se", "Matkasse-2026", { call })).status).toBe(200)
    expect(await readHash()).toMatch(/^scrypt\$16384\$8\$5\$/)
    expect((await logIn("erik.eriksson@exempel.se", "Matkasse-2026", { call })).status).toBe(200)
  })

  it.each([
    ["a NUL", "Matkasse\0-2026"],
    ["10,000 characters", "x".repeat(10_000)],
    ["an empty password", ""]
  ])("responds with 400 for %s", async (_, password) => {
    expect((await logIn("erik.eriksson@exempel.se", password)).status).toBe(400)
  })

  it("AUTH-11 AUTH-12 issues tokens with the role of a customer or of staff, and the role of a customer to staff who act as one", async () => {
    const claimsOf = ({ json }: { readonly json: { readonly access_token: string } }) => {
      const { role, as_customer } = JSON.parse(
        Buffer.from(json.access_token.split(".")[1] ?? "", "base64url").toString()
      )
      return { role, as_customer }
    }
    expect(claimsOf(await logIn("anna.andersson@exempel.se", "Matkasse-2026"))).toEqual({ role: "customer" })
    expect(claimsOf(await logIn("personal@exempel.se", "Matkasse-2026"))).toEqual({ role: "staff" })
    expect(claimsOf(await shop.call("POST", "/connect/customertoken", { body: { token: "demo-anna" } }))).toEqual({
      role: "customer",
      as_customer: true
    })
    const staffCallStatusOf = async (address: string) =>
      (await shop.call("GET", "/adminlogin/erik", { token: await shop.logIn(address) })).status
    expect([
      await staffCallStatusOf("personal@exempel.se"),
      await staffCallStatusOf("anna.andersson@exempel.se")
    ]).toEqual([200, 403])
  })
})

describe("a session", () => {
  const statusWith = async (token: string) => (await shop.call("GET", "/customer", { token })).status

  it("AUTH-04 ends when it is revoked, without ending others", async () => {
    const [first, second] = [await shop.logIn(), await shop.logIn()]
    expect((await shop.call("POST", "/connect/revoke", { token: first })).status).toBe(204)
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200])
    expect((await shop.call("POST", "/connect/revoke", { token: first })).status).toBe(401)
  })

  it("AUTH-08 ends when it expires", async () => {
    const token = await shop.logIn()
    shop.clock.now += 86_400_000 - 1_000
    expect(await statusWith(token)).toBe(200)
    shop.clock.now += 1_000
    expect(await statusWith(token)).toBe(401)
  })

  it("is deleted at the next log-in after it has expired, and not before", async () => {
    const { jti } = JSON.parse(Buffer.from((await shop.logIn()).split(".")[1] ?? "", "base64url").toString())
    const isStored = async () =>
      (await sql`select from sessions where id = ${jti}`.execute(shop.database.sql)).rows.length === 1
    shop.clock.now += 86_400_000
    await shop.logIn()
    expect(await isStored()).toBe(true)
    shop.clock.now += 1
    await shop.logIn()
    expect(await isStored()).toBe(false)
  })

  it("ends when the shop ends it earlier than its token says", async () => {
    const token = await shop.logIn()
    const { jti } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
    const endAt = (time: number) =>
      sql`update sessions set expires = ${time} where id = ${jti}`.execute(shop.database.sql)
    await endAt(shop.clock.now + 1)
    expect(await statusWith(token)).toBe(200)
    await endAt(shop.clock.now)
    expect(await statusWith(token)).toBe(401)
  })
})

describe("a shop that another process has seeded again, with another signing key", () => {
  it("issues and accepts tokens of the new key without a restart", async () => {
    const otherShop = stagingWith(shop.database)
    const statusesWith = async (token: string) => [
      (await shop.call("GET", "/customer", { token })).status,
      (await otherShop.call("GET", "/customer", { token })).status,
      (await stagingWith(shop.database).call("GET", "/customer", { token })).status
    ]
    expect(await statusesWith(await shop.logIn())).toEqual([200, 200, 200])
    await sql`update settings set value = to_jsonb(${randomBytes(32).toString("base64url")}::text) where key = 'signing-key'`.execute(
      shop.database.sql
    )
    expect(await statusesWith(await shop.logIn())).toEqual([200, 200, 200])
  })
})
