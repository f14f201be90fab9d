import { existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { startShopProcess } from "../shop-process.ts"

const bugs = [
  { bug: "an uncaught error", signal: "SIGUSR2", message: "thrown outside of any request" },
  { bug: "an unhandled rejection", signal: "SIGHUP", message: "rejected outside of any request" }
] as const

it.each(bugs)(
  "$bug ends the shop with exit code 1 and an error output that begins with a sentence about it, and closes the database",
  async ({ signal, message }) => {
    const data = await seededFolder()
    const shop = await startShopProcess(["serve", "--data", data], {
      NODE_OPTIONS: `--require ${join(import.meta.dirname, "throw-on-signal.cjs")}`
    })
    expect(existsSync(join(data, "lock"))).toBe(true)
    shop.signal(signal)
    expect(await shop.exitCode()).toBe(1)
    const [firstLine] = shop.errorOutput().split("\n")
    expect(firstLine).toBe(`The server ends because of a bug outside of any request: Error: ${message}`)
    expect(existsSync(join(data, "lock"))).toBe(false)
    rmSync(data, { recursive: true, force: true })
  }
)
