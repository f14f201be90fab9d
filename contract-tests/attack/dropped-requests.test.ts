import { randomUUID } from "node:crypto"
import { rmSync } from "node:fs"
import { Agent, type Dispatcher, request } from "undici"
import { expect, it, vi } from "vitest"
import { aLine, seededFolder } from "#adapters/demo-shop/testing.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { type Api, makeApi } from "./api.ts"
import { listProducts, logIn, type Product } from "./journeys.ts"
import { attackTimeoutMs, printCounts, repetitions } from "./scale.ts"
import { startShopProcess } from "../shop-process.ts"
import { sessionCookie } from "../runs/web-in-process.ts"

const readPaths = [
  "/",
  "/sok?Q=mj%C3%B6lk",
  "/butiker",
  "/images/scenes/11",
  "/images/departments/11",
  "/api/v1/Loop54/products?store=3201&take=100",
  "/api/v1/navigation?nocache=true",
  "/api/v1/Loop54/search?Q=ost"
]

/** The cookies of requests for pages: of a visitor, of a customer, with a token that the shop has not signed, and malformed. */
const cookiesOf = (token: string): ReadonlyArray<string> => [
  "",
  sessionCookie(token),
  sessionCookie("eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl"),
  `${cookieNames.session}=x`
]

const requestsPerRound = 200
const maxRequestsInFlight = 20
/** The longest time after which a client disconnects; half of them disconnect within an eighth of it. */
const maxTimeoutMs = 300

type Options = Parameters<typeof request>[1] & { readonly method?: Dispatcher.HttpMethod }

/** Sends a request on a connection of its own and closes it at a random moment; returns whether that was before the response was complete. */
const sendAndDrop = async (url: string, options: Options = {}): Promise<boolean> => {
  const dispatcher = new Agent()
  try {
    const signal = AbortSignal.timeout(Math.ceil(Math.random() ** 3 * maxTimeoutMs))
    const { body } = await request(url, { ...options, dispatcher, signal })
    await body.dump()
    return false
  } catch {
    return true
  } finally {
    await dispatcher.destroy()
  }
}

interface RoundCounts {
  readonly droppedCount: number
  readonly writeCount: number
}

/** Sends reads and writes to all origins and drops most of them, then repeats each write with its idempotency key and throws unless each was executed exactly once. */
const dropRound = async (api: Api, origins: ReadonlyArray<string>, token: string): Promise<RoundCounts> => {
  const products = await listProducts(api)
  const { json: cart } = await api.call({ method: "POST", path: "/carts", token, body: { storeNumber: "3201" } })
  const path = `/carts/${cart.id}/additems`
  const productPairOf = (writeIndex: number) =>
    [2 * writeIndex, 2 * writeIndex + 1].map((index) => products[index % 20] as Product)
  const writes: Array<{ readonly idempotencyKey: string; readonly body: unknown }> = []
  const cookies = cookiesOf(token)
  let droppedCount = 0
  let nextIndex = 0
  const sendUntilDone = async (): Promise<void> => {
    for (let index = nextIndex++; index < requestsPerRound; index = nextIndex++) {
      const origin = origins[index % origins.length]
      if (index % 5 === 0) {
        const write = {
          idempotencyKey: randomUUID(),
          body: { items: productPairOf(writes.length).map((product) => aLine(product, 1)) }
        }
        writes.push(write)
        const headers = {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "idempotency-key": write.idempotencyKey
        }
        const options = { method: "POST", headers, body: JSON.stringify(write.body) } as const
        if (await sendAndDrop(`${origin}/api/v1${path}`, options)) droppedCount += 1
      } else {
        const readPath = readPaths[index % readPaths.length] ?? "/"
        // Half of the pages are not in the cache.
        const uniqueQuery = index % 2 === 0 ? "" : `${readPath.includes("?") ? "&" : "?"}visit=${randomUUID()}`
        const isPage = !readPath.startsWith("/api/") && !readPath.startsWith("/images/")
        const cookie = isPage ? (cookies[Math.floor(index / readPaths.length) % cookies.length] ?? "") : ""
        if (await sendAndDrop(`${origin}${readPath}${isPage ? uniqueQuery : ""}`, { headers: { cookie } }))
          droppedCount += 1
      }
    }
  }
  await Promise.all(Array.from({ length: maxRequestsInFlight }, sendUntilDone))
  // A write that was executed responds as before; the others are executed now.
  for (const write of writes) await api.call({ method: "POST", path, token, ...write })
  const { json } = await api.call({ method: "GET", path: `/carts/${cart.id}`, token })
  const quantities = json.items.map(({ quantity }: { quantity: { value: number } }) => quantity.value)
  expect(quantities.reduce((sum: number, value: number) => sum + value, 0)).toBe(2 * writes.length)
  await api.call({ method: "DELETE", path: `/carts/${cart.id}`, token })
  return { droppedCount, writeCount: writes.length }
}

it(
  "a shop whose clients disconnect at any moment has no uncaught error, closes their connections, and executes each write exactly once when it is repeated",
  async () => {
    const data = await seededFolder()
    const shop = await startShopProcess(["serve", "--data", data])
    const web = await startShopProcess(["web", "--api", `${shop.origin}/api/v1`])
    const servers = [shop, web]
    const api = makeApi(() => shop.origin)
    const token = await logIn(api, "anna.andersson@exempel.se")
    const origins = servers.map(({ origin }) => origin)
    // A first round opens the files that stay open: the database's files and the connections between the two servers.
    await dropRound(api, origins, token)
    const countOpenFiles = () => servers.map((server) => server.openFileCount())
    const openFileCountsBefore = countOpenFiles()
    const rounds = repetitions(1, 50)
    const counts = { requests: rounds * requestsPerRound, dropped: 0, writes: 0 }
    for (let round = 0; round < rounds; round++) {
      const { droppedCount, writeCount } = await dropRound(api, origins, token)
      counts.dropped += droppedCount
      counts.writes += writeCount
    }
    expect(servers.map((server) => [server.isRunning(), server.errorOutput()])).toEqual(servers.map(() => [true, ""]))
    expect(counts.dropped).toBeGreaterThan(counts.requests / 10)
    // The two servers keep idle connections to each other open for a minute; after that, at most `maxGrowth` more files than before may be open.
    const maxGrowth = 10
    const readGrowth = () => countOpenFiles().map((count, index) => count - (openFileCountsBefore[index] ?? 0))
    await vi.waitFor(() => expect(Math.max(...readGrowth())).toBeLessThanOrEqual(maxGrowth), {
      timeout: 90_000,
      interval: 500
    })
    printCounts("dropped requests", { ...counts, "more open files than before": readGrowth().join(" and ") })
    await api.close()
    await Promise.all([web.stop(), shop.stop()])
    rmSync(data, { recursive: true, force: true })
  },
  attackTimeoutMs
)
