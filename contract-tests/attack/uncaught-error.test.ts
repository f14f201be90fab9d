import { existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { startShopProcess } from "../shop-process.ts"

it("a bug outside of any request ends the shop with exit code 1 and a one-sentence message, its database closed", async () => {
  const data = await seededFolder()
  const shop = await startShopProcess(["serve", "--data", data], {
    NODE_OPTIONS: `--require ${join(import.meta.dirname, "throw-on-signal.cjs")}`
  })
  expect(existsSync(join(data, "lock"))).toBe(true)
  shop.signal("SIGUSR2")
  expect(await shop.exitCode()).toBe(1)
  expect(shop.errorOutput()).toMatch(
    /^The server ends because of a bug outside of any request: Error: thrown outside of any request\n/
  )
  expect(existsSync(join(data, "lock"))).toBe(false)
  rmSync(data, { recursive: true, force: true })
})
