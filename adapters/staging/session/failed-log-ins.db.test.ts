import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { RateLimit } from "#core/contract/rate-limits.ts"
import { stagingForTests, testNow, type TestRequest, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { Refusal, refuse } from "../http/refusal.ts"
import type { Context, RateLimited } from "../http/route.ts"
import { countFailure, deleteFailures, failureKey, ipAddressKeys, refuseWhileLocked } from "./failed-log-ins.ts"

const windowMs = 900_000
const accountKey = failureKey("account", "anna@exempel.se")
const ipAddressKey = failureKey("ip-address", "198.51.100.1")

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`delete from login_failures`.execute(shop.database.sql)
})

type LogInContext = Context<"too_many_attempts"> & RateLimited

/** The context of a log-in some ms after `testNow`; by default, three failures lock an account, and five an IP address. */
const contextAt = (
  ms: number,
  rateLimit: Pick<RateLimit, "perAccount" | "perAddress" | "windowMs"> = { perAccount: 3, perAddress: 5, windowMs }
) => ({ database: shop.database.sql, now: testNow + ms, rateLimit, refuse }) as unknown as LogInContext

/** The outcome of checking the lock or counting a failure: null, or the status and the seconds to wait. */
const outcomeOf = async (operation: Promise<void>): Promise<readonly [number, number | null] | null> => {
  try {
    await operation
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(error.errors).toEqual([{ code: "too_many_attempts", message: "Too many failed attempts; try again later." }])
    return [error.status, error.retryAfter]
  }
}
const fail = (ms: number, keys: ReadonlyArray<string> = [accountKey, ipAddressKey]) =>
  outcomeOf(countFailure(contextAt(ms), keys))
const check = (ms: number, keys: ReadonlyArray<string> = [accountKey, ipAddressKey]) =>
  outcomeOf(refuseWhileLocked(contextAt(ms), keys))

describe("the lock-out after failed log-ins", () => {
  it("locks an account at its limit until the window since the first failure has passed", async () => {
    for (const ms of [0, 1_000, 2_000]) expect([await check(ms), await fail(ms)]).toEqual([null, null])
    expect(await check(2_000)).toEqual([429, 898])
    expect(await fail(3_000)).toEqual([429, 897])
    expect(await check(windowMs - 1)).toEqual([429, 1])
    expect(await check(windowMs)).toBeNull()
  })

  it("counts from one again after the window", async () => {
    for (const ms of [0, 0, 0]) await fail(ms)
    expect(await fail(windowMs)).toBeNull()
    expect(await fail(windowMs + 1)).toBeNull()
    expect(await check(windowMs + 1)).toBeNull()
    expect(await fail(windowMs + 2)).toBeNull()
    expect(await check(windowMs + 2)).toEqual([429, 900])
  })

  it("locks an IP address at a limit of its own, even when each failure concerns another account", async () => {
    for (let index = 0; index < 5; index++) {
      expect(await check(index)).toBeNull()
      await fail(index, [failureKey("account", `${index}`), ipAddressKey])
    }
    expect(await check(0, [failureKey("account", "other"), ipAddressKey])).not.toBeNull()
    expect(await check(0, [accountKey, failureKey("ip-address", "198.51.100.2")])).toBeNull()
    expect(await fail(0, [failureKey("account", "other"), ipAddressKey])).not.toBeNull()
  })

  it("applies the limit per IP address to accounts when no limit per account is set", async () => {
    const context = contextAt(0, { perAddress: 1, windowMs })
    await countFailure(context, [accountKey])
    expect((await outcomeOf(refuseWhileLocked(context, [accountKey])))?.[0]).toBe(429)
  })

  it("returns the longest wait when several keys are locked", async () => {
    await sql`insert into login_failures values (${accountKey}, 3, ${testNow}), (${ipAddressKey}, 5, ${testNow + 60_000})`.execute(
      shop.database.sql
    )
    expect(await check(60_000)).toEqual([429, 900])
  })

  it("counts parallel failures like sequential ones", async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => fail(0, [accountKey])))
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(3)
    expect(await check(0)).toEqual([429, 900])
  })

  it("is lifted only from the account whose failures are deleted", async () => {
    const otherKey = failureKey("account", "erik@exempel.se")
    for (const key of [accountKey, otherKey]) for (let index = 0; index < 3; index++) await fail(0, [key])
    await deleteFailures(shop.database.sql, accountKey)
    expect([await check(0, [accountKey]), (await check(0, [otherKey]))?.[0]]).toEqual([null, 429])
  })

  it("neither counts nor checks anything without a key", async () => {
    expect([await fail(0, []), await check(0, [])]).toEqual([null, null])
  })
})

describe("failureKey", () => {
  it("hashes the e-mail or IP address, and names its kind in plain text", () => {
    expect(accountKey).toMatch(/^account [\w+/]{43}=$/)
    expect(failureKey("ip-address", "x").split(" ")[1]).toBe(failureKey("account", "x").split(" ")[1])
    expect(failureKey("account", "x")).not.toBe(failureKey("account", "y"))
  })
})

describe("ipAddressKeys", () => {
  it("returns the key of an IP address, and none when it is unknown", () => {
    expect(ipAddressKeys({ ipAddress: "unknown" })).toEqual([])
    expect(ipAddressKeys({ ipAddress: "198.51.100.1" })).toEqual([ipAddressKey])
  })
})

describe("the clients of one /48 network of IPv6", () => {
  /** The status of a request of the client in the network with this number. */
  const requestFrom = async (network: number, path: string, request: TestRequest = {}, site = "2001:db8:1") =>
    (
      await shop.call(request.raw === undefined ? "GET" : "POST", path, {
        ...request,
        ipAddress: `${site}:${network.toString(16)}::/64`
      })
    ).status

  it("may together look up ten times as many people as one of them", async () => {
    const lookUp = (network: number, site?: string) => requestFrom(network, "/customer/status/198501012382", {}, site)
    const statuses: Array<number> = []
    for (let count = 0; count < 101; count++) statuses.push(await lookUp(count))
    expect(statuses).toEqual([...Array.from({ length: 100 }, () => 200), 429])
    expect([await lookUp(1_000), await lookUp(1_000, "2001:db8:2")]).toEqual([429, 200])
  })

  it("may together fail ten times as often to log in as one of them", async () => {
    const keysOf = (network: number, site = "2001:db8:1") =>
      ipAddressKeys({ ipAddress: `${site}:${network.toString(16)}::/64` })
    for (let count = 0; count < 50; count++) expect(await fail(count, keysOf(count))).toBeNull()
    expect(await check(51, keysOf(1_000))).toEqual([429, 900])
    expect(await check(51, keysOf(1_000, "2001:db8:2"))).toBeNull()
  })
})
