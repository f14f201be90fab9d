import { rmSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { type ShopProcess, startShopProcess } from "../shop-process.ts"

let data = ""
let shop: ShopProcess
let webShop: ShopProcess
beforeAll(async () => {
  data = await seededFolder()
  shop = await startShopProcess(["serve", "--data", data], { TRUST_PROXY: "1" })
  webShop = await startShopProcess(["web", "--api", `${shop.origin}/api/v1`])
})
afterAll(async () => {
  await webShop.stop()
  await shop.stop()
  rmSync(data, { recursive: true, force: true })
})

/** The spellings of one path, which the API's routes match alike. */
const prefixes = ["/api", "/%61pi", "/%61%70%69", "/ap%69"]

describe("the limit of look-ups by a client's IP address", () => {
  it.each([
    ["serve", () => shop.origin, { "x-forwarded-for": "192.0.2.1" }, { "x-forwarded-for": "192.0.2.2" }],
    // The clients of the web shop are connections from this machine.
    ["web", () => webShop.origin, {}, null]
  ] as const)("is the same for all spellings of a call's path: %s", async (_, origin, headers, otherHeaders) => {
    const lookUp = async (prefix: string, sentHeaders: Readonly<Record<string, string>> = headers) =>
      (await fetch(`${origin()}${prefix}/v1/customer/status/198501012382`, { headers: sentHeaders })).status
    const statuses: Array<number> = []
    for (let count = 0; count < 12; count++) statuses.push(await lookUp(prefixes[count % prefixes.length] ?? ""))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    if (otherHeaders !== null) for (const prefix of prefixes) expect(await lookUp(prefix, otherHeaders)).toBe(200)
  })
})
