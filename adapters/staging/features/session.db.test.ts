import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { stagingForTests, testNow, type TestStaging } from "../testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests({ loginFailures: 3 })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.now += 3_600_000
})

const logIn = (username: string, password: string, grant = "password") =>
  shop.call("POST", "/connect/token", {
    raw: new URLSearchParams({ grant_type: grant, scope: "api", username, password }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" }
  })

describe("POST /connect/token", () => {
  it("answers a token for the right password, whatever the case of the address", async () => {
    const { status, json } = await logIn(" Anna.Andersson@exempel.se", "Matkasse-2026")
    expect([status, json.token_type, json.expires_in]).toEqual([200, "Bearer", 86_400])
    const claims = JSON.parse(Buffer.from(json.access_token.split(".")[1], "base64url").toString())
    expect([claims.role, claims.sub, claims.exp]).toEqual(["customer", "anna", Math.floor(shop.clock.now / 1000) + 86_400])
  })

  it("does not tell an unknown address from a wrong password", async () => {
    const wrong = await logIn("erik.eriksson@exempel.se", "fel")
    const unknown = await logIn("ingen@exempel.se", "fel")
    expect([wrong.status, wrong.json]).toEqual([400, { error: "invalid_grant", error_description: "invalid_username_or_password" }])
    expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json])
  })

  it("answers what is not a password grant in the OAuth shape", async () => {
    const { status, json } = await logIn("a@b.se", "x", "client_credentials")
    expect([status, json.error]).toEqual([400, "invalid_request"])
  })

  it("locks after three failures, also for the right password, until the time is over", async () => {
    for (let failure = 0; failure < 3; failure++) await logIn("anna.andersson@exempel.se", "fel")
    const locked = await logIn("anna.andersson@exempel.se", "Matkasse-2026")
    expect([locked.status, locked.json.error, Number(locked.headers.get("retry-after"))]).toEqual([429, "too_many_attempts", 900])
    shop.clock.now += 15 * 60_000
    expect((await logIn("anna.andersson@exempel.se", "Matkasse-2026")).status).toBe(200)
  })

  it("gives staff the role staff", async () => {
    const { json } = await logIn("personal@exempel.se", "Matkasse-2026")
    expect(JSON.parse(Buffer.from(json.access_token.split(".")[1], "base64url").toString()).role).toBe("staff")
    expect(shop.clock.now).toBeGreaterThan(testNow)
  })
})
