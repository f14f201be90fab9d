import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { expect, it, vi } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { makeApi } from "./api.ts"
import { customersOf } from "./journeys.ts"
import { attackTimeoutMs, printCounts } from "./scale.ts"
import { startShopProcess } from "../shop-process.ts"

const roundCount = 5

it(
  "a shop whose disk is full responds 503 to writes, loses no acknowledged write, and accepts writes again when there is space",
  async () => {
    const data = await seededFolder()
    const fullDiskFile = join(data, "full-disk")
    const shop = await startShopProcess(["serve", "--data", data], {
      FULL_DISK: fullDiskFile,
      NODE_OPTIONS: `--require ${join(import.meta.dirname, "full-disk.cjs")}`
    })
    const api = makeApi(() => shop.origin)
    const customers = await customersOf(api, [])
    for (let round = 0; round < roundCount; round++) {
      const shoppingController = new AbortController()
      const fillDisk = async () => {
        await setTimeout(500)
        writeFileSync(fullDiskFile, "")
        await setTimeout(2_000)
        rmSync(fullDiskFile)
        await vi.waitFor(() => api.call({ method: "GET", path: "/sites?siteTypeId=3" }), {
          timeout: 20_000,
          interval: 100
        })
        await setTimeout(500)
        shoppingController.abort()
      }
      await Promise.all([customers.keepShopping(api, shoppingController.signal), fillDisk()])
      await customers.verify(api)
    }
    printCounts("full disk", { rounds: roundCount, ...customers.counts(), statuses: JSON.stringify([...api.counts()]) })
    expect(shop.isRunning()).toBe(true)
    expect([...api.counts().keys()].filter((status) => status === 0 || (status >= 500 && status !== 503))).toEqual([])
    expect(api.counts().get(503)).toBeGreaterThan(0)
    await api.close()
    await shop.stop()
    rmSync(data, { recursive: true, force: true })
  },
  attackTimeoutMs
)
