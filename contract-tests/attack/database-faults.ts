import { once } from "node:events"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { vi } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { listUnusedPersonalNumbers } from "#adapters/staging/account/population-register.ts"
import { type DatabaseOptions, openDatabase } from "#adapters/staging/database/open-database.ts"
import { makeApi } from "./api.ts"
import { customersOf, trustedProxyEnv } from "./journeys.ts"
import { printCounts } from "./scale.ts"
import { type ShopProcess, spawnSkafferi, startShopProcess } from "../shop-process.ts"

export interface DatabaseFault {
  /** Names the fault where the counts are printed: 'ends of the database thread'. */
  readonly name: string
  /** Causes the fault once. */
  readonly cause: (shop: ShopProcess) => Promise<void> | void
  readonly repetitionCount: number
  /** The time limit for the 503 response after the fault, and then for the recovery. */
  readonly timeoutMs: number
}

/** Whether a status shows a failure that is not a temporary unavailability. */
export const isFailure = (status: number): boolean => status === 0 || (status >= 500 && status !== 503)

export interface AttackResult {
  readonly isRunning: boolean
  /** The distinct statuses of all responses; 0 for lost connections. */
  readonly statuses: ReadonlyArray<number>
  /** The longest time from the end of `cause` to the recovery. */
  readonly longestRecoveryMs: number
  /** How long the slowest response took. */
  readonly slowestResponseMs: number
}

const unusedPersonalNumbersIn = async (options: DatabaseOptions): Promise<ReadonlyArray<string>> => {
  const database = await openDatabase(options)
  const numbers = await listUnusedPersonalNumbers(database.sql)
  await database.close()
  return numbers
}

interface ShopOptions {
  /** The options of `skafferi serve`. */
  readonly args: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
  readonly personalNumbers: ReadonlyArray<string>
}

/**
 * Causes a fault repeatedly while customers add, order and register. Rejects unless the shop responds 503 after each fault, recovers, and carries out every
 * acknowledged write exactly once.
 */
const attack = async ({ args, env, personalNumbers }: ShopOptions, fault: DatabaseFault): Promise<AttackResult> => {
  const shop = await startShopProcess(["serve", ...args], { ...trustedProxyEnv, ...env })
  const api = makeApi(() => shop.origin)
  const customers = await customersOf(api, personalNumbers)
  let longestRecoveryMs = 0
  for (let repetition = 0; repetition < fault.repetitionCount; repetition++) {
    const shoppingController = new AbortController()
    const causeAndRecover = async () => {
      await setTimeout(300 + Math.random() * 700)
      const countUnavailable = () => api.counts().get(503) ?? 0
      const countBefore = countUnavailable()
      await fault.cause(shop)
      const startTime = performance.now()
      const options = { timeout: fault.timeoutMs, interval: 20 }
      await vi.waitUntil(() => countUnavailable() > countBefore, options)
      await vi.waitFor(() => api.call({ method: "GET", path: "/sites?siteTypeId=3" }), options)
      longestRecoveryMs = Math.max(longestRecoveryMs, performance.now() - startTime)
      await setTimeout(500)
    }
    await Promise.all([
      customers.keepShopping(api, shoppingController.signal),
      causeAndRecover().finally(() => shoppingController.abort())
    ])
    await customers.verify(api)
  }
  printCounts(fault.name, {
    times: fault.repetitionCount,
    ...customers.counts(),
    statuses: JSON.stringify([...api.counts()]),
    "longest recovery in ms": Math.round(longestRecoveryMs),
    "slowest response in ms": Math.round(api.slowestResponseMs())
  })
  const statuses = [...api.counts().keys()]
  const result = {
    isRunning: shop.isRunning(),
    statuses,
    longestRecoveryMs,
    slowestResponseMs: api.slowestResponseMs()
  }
  await api.close()
  await shop.stop()
  return result
}

/** Attacks a shop with an embedded database; the shop's process loads `module`, a file of this folder, first. */
export const attackEmbedded = async (
  module: string,
  env: Readonly<Record<string, string>>,
  fault: DatabaseFault
): Promise<AttackResult> => {
  const data = await seededFolder()
  const options = {
    args: ["--data", data],
    env: { ...env, NODE_OPTIONS: `--require ${join(import.meta.dirname, module)}` },
    personalNumbers: await unusedPersonalNumbersIn({ data })
  }
  const result = await attack(options, fault)
  rmSync(data, { recursive: true, force: true })
  return result
}

/** Seeds a shop in an empty Postgres server and attacks it. */
export const attackPostgres = async (url: string, fault: DatabaseFault): Promise<AttackResult> => {
  const args = ["--database", url]
  const seed = spawnSkafferi(["seed", ...args, "--size", "600", "--quiet"])
  const [exitCode] = await once(seed, "exit")
  if (exitCode !== 0) throw new Error(`Seeding ended with ${exitCode}.`)
  return attack({ args, personalNumbers: await unusedPersonalNumbersIn({ url }) }, fault)
}
