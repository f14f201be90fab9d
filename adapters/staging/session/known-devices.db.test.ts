import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { sql } from "kysely"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

const anna = "anna.andersson@exempel.se"
const erik = "erik.eriksson@exempel.se"
const password = "Matkasse-2026"
const halfYearMs = 180 * 86_400_000

let shop: TestStaging
let clientCount = 0
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`delete from login_failures`.execute(shop.database.sql)
})

/** Logs in from a new IP address. */
const logIn = async (username: string, typedPassword: string, deviceToken?: string) => {
  clientCount += 1
  const form = new URLSearchParams({ grant_type: "password", username, password: typedPassword })
  if (deviceToken !== undefined) form.set("device_token", deviceToken)
  const response = await shop.call("POST", "/connect/token", {
    raw: form.toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    ipAddress: `198.51.${clientCount >> 8}.${clientCount & 255}`
  })
  return { status: response.status, deviceToken: response.json?.device_token as string }
}
const statusOf = async (...attempt: Parameters<typeof logIn>) => (await logIn(...attempt)).status

/** Guesses passwords until the account is locked. */
const lockOut = async (username: string, deviceToken?: string): Promise<number> => {
  for (let count = 0; count < 100; count++) if ((await statusOf(username, "fel", deviceToken)) === 429) return count
  throw new Error("The account was not locked.")
}

describe("a device on which a customer has logged in", () => {
  it("is not locked out by the guesses of strangers, and does not reopen the account for them", async () => {
    const { deviceToken } = await logIn(anna, password)
    await lockOut(anna)
    expect(await statusOf(anna, password)).toBe(429)
    expect(await logIn(anna, password, deviceToken)).toEqual({ status: 200, deviceToken })
    expect([await statusOf(anna, password), await statusOf(anna, "fel")]).toEqual([429, 429])
  })

  it("may guess no more often than a stranger, and its guesses lock only itself", async () => {
    const allowedGuesses = await lockOut(erik)
    const { deviceToken } = await logIn(anna, password)
    expect(await lockOut(anna, deviceToken)).toBe(allowedGuesses)
    expect([await statusOf(anna, password, deviceToken), await statusOf(anna, password)]).toEqual([429, 200])
  })

  it("is known only for its own account, with its own token, for half a year after the last log-in", async () => {
    const { deviceToken } = await logIn(anna, password)
    await lockOut(anna)
    await lockOut(erik)
    expect(await statusOf(erik, password, deviceToken)).toBe(429)
    expect(await statusOf(anna, password, `${deviceToken}x`)).toBe(429)
    const start = shop.clock.now
    shop.clock.now = start + halfYearMs - 1
    await logIn(anna, password, deviceToken)
    await lockOut(anna)
    shop.clock.now = start + halfYearMs + 1
    expect(await statusOf(anna, password, deviceToken)).toBe(200)
    await lockOut(anna)
    shop.clock.now += halfYearMs
    await lockOut(anna)
    expect(await statusOf(anna, password, deviceToken)).toBe(429)
    shop.clock.now = start
  })

  it("is forgotten when the customer gets a new password", async () => {
    const { deviceToken } = await logIn(erik, password)
    await shop.call("POST", "/customer/requestpasswordreset", { body: { email: erik } })
    const {
      rows: [mail]
    } = await sql<{ body: string }>`select body from mail where recipient = ${erik} order by id desc limit 1`.execute(
      shop.database.sql
    )
    const authToken = /glomt-losenord\/(\S+)/.exec(mail?.body ?? "")?.[1]
    const newPassword = { authToken, password: "Matkasse-2027", passwordConfirmation: "Matkasse-2027" }
    expect((await shop.call("PUT", "/customer/changepasswordwithtoken", { body: newPassword })).status).toBe(204)
    await lockOut(erik)
    expect(await statusOf(erik, "Matkasse-2027", deviceToken)).toBe(429)
  })
})
