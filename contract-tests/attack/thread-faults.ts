import { rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { vi } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { unusedPersonalNumbers } from "#adapters/staging/account/population-register.ts"
import { openDatabase } from "#adapters/staging/database/open-database.ts"
import { makeApi } from "./api.ts"
import { customersOf, trustingProxy } from "./journeys.ts"
import { printCounts } from "./scale.ts"
import { type ShopProcess, startShopProcess } from "../shop-process.ts"

export interface ThreadFault {
  /** What is counted: 'ends of the database thread'. */
  readonly name: string
  /** The module that is loaded into the shop's process. */
  readonly module: string
  readonly env?: Readonly<Record<string, string>>
  /** Causes the fault once. */
  readonly cause: (shop: ShopProcess) => Promise<void> | void
  /** How long after its cause the responses 503, and then the recovery, may take, in ms. */
  readonly maxRecovery: number
}

const personalNumbersIn = async (data: string): Promise<ReadonlyArray<string>> => {
  const database = await openDatabase({ data })
  const numbers = await unusedPersonalNumbers(database.sql)
  await database.close()
  return numbers
}

/** Whether a status shows a failure that is not a temporary unavailability. */
export const isFailure = (status: number): boolean => status === 0 || (status >= 500 && status !== 503)

export interface ThreadAttackResult {
  readonly isRunning: boolean
  /** The statuses of all responses; 0 for lost connections. */
  readonly statuses: ReadonlyArray<number>
  /** In ms. */
  readonly longestRecovery: number
}

/**
 * Causes a fault of the embedded database's thread many times while customers add, order and register. Rejects unless the shop responds 503 after each,
 * recovers, and carries out every acknowledged write exactly once.
 */
export const attackThread = async (fault: ThreadFault, times: number): Promise<ThreadAttackResult> => {
  const data = await seededFolder()
  const personalNumbers = await personalNumbersIn(data)
  const shop = await startShopProcess(["serve", "--data", data], {
    ...trustingProxy,
    ...fault.env,
    NODE_OPTIONS: `--require ${join(import.meta.dirname, fault.module)}`
  })
  const api = makeApi(() => shop.origin)
  const customers = await customersOf(api, personalNumbers)
  let longestRecovery = 0
  for (let time = 0; time < times; time++) {
    const shopping = new AbortController()
    const causeAndRecover = async () => {
      await setTimeout(300 + Math.random() * 700)
      const unavailable = () => api.counts().get(503) ?? 0
      const before = unavailable()
      const startTime = performance.now()
      await fault.cause(shop)
      const options = { timeout: fault.maxRecovery, interval: 20 }
      await vi.waitUntil(() => unavailable() > before, options)
      await vi.waitFor(() => api.call({ method: "GET", path: "/sites?siteTypeId=3" }), options)
      longestRecovery = Math.max(longestRecovery, performance.now() - startTime)
      await setTimeout(500)
    }
    await Promise.all([customers.shop(api, shopping.signal), causeAndRecover().finally(() => shopping.abort())])
    await customers.verify(api)
  }
  printCounts(fault.name, {
    times,
    ...customers.counts(),
    statuses: JSON.stringify([...api.counts()]),
    "longest recovery in ms": Math.round(longestRecovery)
  })
  const result = { isRunning: shop.isRunning(), statuses: [...api.counts().keys()], longestRecovery }
  await api.close()
  await shop.stop()
  rmSync(data, { recursive: true, force: true })
  return result
}
