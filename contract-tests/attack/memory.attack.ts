import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { Agent, request } from "undici"
import { expect, it, vi } from "vitest"
import { aLine, seededFolder } from "#adapters/demo-shop/testing.ts"
import { makeApi } from "./api.ts"
import { isFailure } from "./database-faults.ts"
import { listProducts, logIn, type Product } from "./journeys.ts"
import { attackTimeoutMs, printCounts } from "./scale.ts"
import { type ShopProcess, startShopProcess } from "../shop-process.ts"
import { sessionCookie } from "../runs/web-in-process.ts"

/** The first rounds fill the caches. */
const roundCount = 3
const requestsPerRound = 4_000
const connectionCount = 10
/** The searches repeat after this many requests, so that the first rounds cache all of their responses. */
const searchPeriod = 320
/** The largest accepted growth of the heap in the last round. */
const maxHeapGrowthBytes = 2_000_000

type Options = NonNullable<Parameters<typeof request>[1]>

interface RequestContext {
  readonly token: string
  readonly cartId: string
  readonly products: ReadonlyArray<Product>
}

/** Returns the request with this index: for a page, a picture or the API; a quarter of the responses are 4xx. */
const requestOf = (
  index: number,
  { token, cartId, products }: RequestContext
): readonly [path: string, options?: Options] => {
  const product = products[index % products.length] as Product
  const jsonHeaders = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const kinds: ReadonlyArray<readonly [string, Options?]> = [
    ["/"],
    [`/?visit=${index}`],
    ["/butiker", { headers: { cookie: sessionCookie(token) } }],
    [`/sok?Q=${encodeURIComponent(`mjölk ${index % searchPeriod}`)}`],
    [`/images/products/${product.id}?width=${80 + (index % 3) * 80}`],
    ["/images/scenes/11", { headers: { accept: "image/avif" } }],
    ["/api/v1/Loop54/category/11/products?store=3201&take=40"],
    [`/api/v1/Loop54/search?Q=ost&visit=${index}`],
    [`/api/v1/Loop54/search/quick?q=kaf&store=3201`],
    [`/api/v1/carts/${cartId}`, { headers: jsonHeaders }],
    [
      `/api/v1/carts/${cartId}/additems`,
      { method: "POST", headers: jsonHeaders, body: JSON.stringify({ items: [aLine(product, 1)] }) }
    ],
    ["/api/v1/navigation"],
    [`/finns-inte/${index}`],
    [`/api/v1/finns-inte/${index}`],
    ["/api/v1/carts", { method: "POST", headers: jsonHeaders, body: "x".repeat(1_200_000) }],
    ["/api/v1/customer", { headers: { authorization: `Bearer ${index}` } }]
  ]
  return kinds[index % kinds.length] ?? ["/"]
}

const reportFile = (data: string): string => join(data, "memory.json")

const readMemory = async (shop: ShopProcess, data: string): Promise<NodeJS.MemoryUsage> => {
  rmSync(reportFile(data), { force: true })
  shop.signal("SIGUSR2")
  await vi.waitUntil(() => existsSync(reportFile(data)), { timeout: 30_000 })
  return JSON.parse(readFileSync(reportFile(data), "utf8"))
}

it(
  "the heap of a shop does not grow with the number of mixed requests",
  async () => {
    const data = await seededFolder()
    const shop = await startShopProcess(["serve", "--data", data], {
      MEMORY_REPORT: reportFile(data),
      NODE_OPTIONS: `--require ${join(import.meta.dirname, "report-memory.cjs")}`
    })
    const api = makeApi(() => shop.origin)
    const token = await logIn(api, "anna.andersson@exempel.se")
    const { json: cart } = await api.call({ method: "POST", path: "/carts", token, body: { storeNumber: "3201" } })
    const context = { token, cartId: cart.id, products: await listProducts(api) }
    const dispatcher = new Agent({ connections: connectionCount })
    const statusCounts = new Map<number, number>()
    let nextIndex = 0
    const sendRound = async (): Promise<NodeJS.MemoryUsage> => {
      const end = nextIndex + requestsPerRound
      const sendUntilDone = async () => {
        for (let index = nextIndex++; index < end; index = nextIndex++) {
          const [path, options] = requestOf(index, context)
          const { statusCode, body } = await request(`${shop.origin}${path}`, { ...options, dispatcher })
          await body.dump()
          statusCounts.set(statusCode, (statusCounts.get(statusCode) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: connectionCount }, sendUntilDone))
      nextIndex = end
      return readMemory(shop, data)
    }
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
    const usages: Array<NodeJS.MemoryUsage> = []
    for (let round = 0; round < roundCount; round++) {
      const usage = await sendRound()
      usages.push(usage)
      printCounts(`memory after ${nextIndex} requests, in MB`, {
        heap: megabytes(usage.heapUsed),
        external: megabytes(usage.external),
        resident: megabytes(usage.rss)
      })
    }
    printCounts("statuses", Object.fromEntries(statusCounts))
    const [usageBefore, usageAfter] = usages.slice(-2)
    expect((usageAfter?.heapUsed ?? 0) - (usageBefore?.heapUsed ?? 0)).toBeLessThanOrEqual(maxHeapGrowthBytes)
    expect([...statusCounts.keys()].filter(isFailure)).toEqual([])
    expect([shop.isRunning(), shop.errorOutput()]).toEqual([true, ""])
    await api.close()
    await dispatcher.close()
    await shop.stop()
    rmSync(data, { recursive: true, force: true })
  },
  attackTimeoutMs
)
