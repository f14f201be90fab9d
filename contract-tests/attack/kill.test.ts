import { rmSync } from "node:fs"
import { setTimeout } from "node:timers/promises"
import { expect, it } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { listUnusedPersonalNumbers } from "#adapters/staging/account/population-register.ts"
import { openDatabase } from "#adapters/staging/database/open-database.ts"
import { makeApi } from "./api.ts"
import { customersOf, trustedProxyEnv } from "./journeys.ts"
import { attackTimeoutMs, printCounts, repetitions } from "./scale.ts"
import { startShopProcess } from "../shop-process.ts"

const unusedPersonalNumbersIn = async (data: string): Promise<ReadonlyArray<string>> => {
  const database = await openDatabase({ data })
  const numbers = await listUnusedPersonalNumbers(database.sql)
  await database.close()
  return numbers
}

it(
  "after kill -9 during adds, orders and registrations, every acknowledged write exists exactly once",
  async () => {
    const data = await seededFolder()
    const personalNumbers = await unusedPersonalNumbersIn(data)
    let shop = await startShopProcess(["serve", "--data", data], trustedProxyEnv)
    const api = makeApi(() => shop.origin)
    const customers = await customersOf(api, personalNumbers)
    const killCount = repetitions(1, 20)
    for (let kill = 0; kill < killCount; kill++) {
      const controller = new AbortController()
      const killDuringWrites = async () => {
        await setTimeout(200 + Math.random() * 800)
        controller.abort()
        await shop.kill()
      }
      await Promise.all([customers.keepShopping(api, controller.signal), killDuringWrites()])
      shop = await startShopProcess(["serve", "--data", data], trustedProxyEnv)
      await customers.verify(api)
      expect(shop.errorOutput()).toBe("")
    }
    printCounts("kill -9", { kills: killCount, ...customers.counts() })
    await api.close()
    await shop.stop()
    rmSync(data, { recursive: true, force: true })
  },
  attackTimeoutMs
)
