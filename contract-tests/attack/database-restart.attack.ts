import { once } from "node:events"
import { setTimeout } from "node:timers/promises"
import { request } from "undici"
import { expect, it, vi } from "vitest"
import { listUnusedPersonalNumbers } from "#adapters/staging/account/population-register.ts"
import { openDatabase } from "#adapters/staging/database/open-database.ts"
import { makeApi } from "./api.ts"
import { customersOf, trustedProxyEnv } from "./journeys.ts"
import { startCrashingPostgres } from "./postgres.ts"
import { attackTimeoutMs, printCounts } from "./scale.ts"
import { type ShopProcess, spawnSkafferi, startShopProcess } from "../shop-process.ts"

/** The writes are verified after each round of crashes. */
const roundCount = 4
const crashesPerRound = 5
const paths = ["/", "/sok?Q=mjölk", "/butiker", "/images/scenes/11"]

interface Responses {
  /** The number of responses by status. */
  readonly counts: ReadonlyMap<number, number>
  /** The paths of 503 responses without Retry-After. */
  readonly pathsWithoutRetryAfter: ReadonlySet<string>
}

/** Requests pages and pictures until `signal` aborts. */
const requestPages = async (shop: ShopProcess, signal: AbortSignal): Promise<Responses> => {
  const pathsWithoutRetryAfter = new Set<string>()
  const counts = new Map<number, number>()
  for (let index = 0; !signal.aborted; index++) {
    const path = paths[index % paths.length] ?? "/"
    // With a unique query, no cache has the page or the search.
    const url = path.includes("?") ? `${path} ${index}` : `${path}?visit=${index}`
    const { statusCode, headers, body } = await request(encodeURI(shop.origin + url))
    await body.dump()
    counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
    if (statusCode === 503 && !/^[1-9]\d*$/.test(String(headers["retry-after"]))) pathsWithoutRetryAfter.add(path)
  }
  return { counts, pathsWithoutRetryAfter }
}

it(
  "a shop whose Postgres crashes under load responds 503 with Retry-After, recovers when Postgres does, and neither loses nor repeats an acknowledged write",
  async () => {
    const postgres = await startCrashingPostgres()
    const seed = spawnSkafferi(["seed", "--database", postgres.url, "--size", "600", "--quiet"])
    expect(await once(seed, "exit")).toEqual([0, null])
    const database = await openDatabase({ url: postgres.url })
    const personalNumbers = await listUnusedPersonalNumbers(database.sql)
    await database.close()
    const shop = await startShopProcess(["serve", "--database", postgres.url], trustedProxyEnv)
    const api = makeApi(() => shop.origin)
    const customers = await customersOf(api, personalNumbers)
    let longestRecoveryMs = 0
    const crashRepeatedly = async () => {
      for (let crash = 0; crash < crashesPerRound; crash++) {
        await setTimeout(500 + Math.random() * 1_500)
        await postgres.crash()
        await setTimeout(Math.random() * 1_000)
        await postgres.restart()
        const restartedAt = performance.now()
        await vi.waitFor(() => api.call({ method: "GET", path: "/sites?siteTypeId=3" }), {
          timeout: 5_000,
          interval: 20
        })
        longestRecoveryMs = Math.max(longestRecoveryMs, performance.now() - restartedAt)
      }
    }
    const readingController = new AbortController()
    const pageResponsesPromise = requestPages(shop, readingController.signal)
    for (let round = 0; round < roundCount; round++) {
      const shoppingController = new AbortController()
      await Promise.all([
        customers.keepShopping(api, shoppingController.signal),
        crashRepeatedly().finally(() => shoppingController.abort())
      ])
      await customers.verify(api)
    }
    readingController.abort()
    const { counts: pageStatusCounts, pathsWithoutRetryAfter } = await pageResponsesPromise
    printCounts("Postgres crashes", {
      crashes: roundCount * crashesPerRound,
      ...customers.counts(),
      "API statuses": JSON.stringify([...api.counts()]),
      "page statuses": JSON.stringify([...pageStatusCounts]),
      "longest recovery in ms": Math.round(longestRecoveryMs)
    })
    expect(shop.isRunning()).toBe(true)
    const statuses = [...api.counts().keys(), ...pageStatusCounts.keys()]
    expect(statuses.filter((status) => status === 0 || (status >= 500 && status !== 503))).toEqual([])
    expect(pageStatusCounts.get(503)).toBeGreaterThan(0)
    expect([...pathsWithoutRetryAfter]).toEqual([])
    await api.close()
    await shop.stop()
    await postgres.close()
  },
  attackTimeoutMs
)
