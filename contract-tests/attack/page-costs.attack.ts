import { rmSync } from "node:fs"
import { expect, it } from "vitest"
import { aLine, seededFolder } from "#adapters/demo-shop/testing.ts"
import { startMeasured } from "../bench/measured-process.ts"
import { sessionCookie } from "../runs/web-in-process.ts"
import { makeApi } from "./api.ts"
import { listProducts, logIn } from "./journeys.ts"
import { type Cost, formatCosts, isAbove, measureCost } from "./request-cost.ts"
import { attackTimeoutMs, printCounts } from "./scale.ts"

/** How often each page is requested before it is measured, since the first requests also compile code. */
const warmUpCount = 10

const longQuery = encodeURIComponent("mjölk ost kaffe bröd ".repeat(70))

/** Paths of the dearest pages of each kind; a customer's are rendered for each request. */
const pagePaths = [
  "/",
  "/matvaror",
  "/butiker",
  "/recept",
  "/erbjudanden",
  "/catering",
  "/matkassar",
  "/kundservice",
  "/kassan",
  "/registrera",
  "/finns-inte",
  "/finns/inte/alls.php",
  `/sok?Q=${longQuery}`,
  `/sok?Q=a&${"x=1&".repeat(2_000)}`,
  `/${"a/".repeat(4_000)}`,
  `/${"%C3%A5".repeat(1_300)}`
]

it(
  "no page costs a visitor's or a customer's request much",
  async () => {
    const data = await seededFolder()
    const shop = await startMeasured(["cli/skafferi.mjs", "serve", "--data", data, "--port", "0"])
    const usage = async () => {
      const { cpuMs, heapMb } = await shop.usage()
      return { cpuMs, megabytes: heapMb }
    }
    const api = makeApi(() => shop.origin)
    const token = await logIn(api, "anna.andersson@exempel.se")
    const { json: cart } = await api.call({ method: "POST", path: "/carts", token, body: { storeNumber: "3201" } })
    const items = (await listProducts(api)).map((product) => aLine(product, 1))
    await api.call({ method: "POST", path: `/carts/${cart.id}/additems`, token, body: { items } })
    const { json } = await api.call({ method: "GET", path: "/navigation" })
    const department = json.data.tree.children[0].children[0].link.url
    const costs = new Map<string, Cost>()
    for (const [client, cookie] of [
      ["visitor", ""],
      ["customer", sessionCookie(token)],
      ["visitor with 15 kB of cookies", `a=${"x".repeat(15_000)}`],
      ["visitor with 2,500 cookies", Array.from({ length: 2_500 }, (_, index) => `${index}=`).join(";")]
    ] as const)
      for (const path of [...pagePaths, department]) {
        const isLong = path.length > 5_000 && cookie.length > 5_000
        if (isLong) continue
        let requestCount = 0
        const send = async () => {
          // Another page for each request, which no cache has.
          const separator = path.includes("?") ? "&" : "?"
          const response = await fetch(`${shop.origin}${path}${separator}visit=${client.length}-${requestCount++}`, {
            headers: { cookie },
            redirect: "manual"
          })
          const { byteLength } = await response.arrayBuffer()
          expect([path.slice(0, 60), response.status < 500]).toEqual([path.slice(0, 60), true])
          return { bytes: byteLength }
        }
        for (let count = 0; count < warmUpCount; count++) await send()
        costs.set(`${path.slice(0, 60)} of a ${client}`, await measureCost(send, usage))
      }
    printCounts(
      "dearest pages",
      Object.fromEntries(
        formatCosts(costs)
          .slice(0, 10)
          .map((text) => text.split(": ") as [string, string])
      )
    )
    await api.close()
    await shop.close()
    rmSync(data, { recursive: true, force: true })
    expect(formatCosts(new Map([...costs].filter(([, cost]) => isAbove(cost))))).toEqual([])
  },
  attackTimeoutMs
)
