import pg from "pg"
import { Pool } from "undici"
import { findLargestLists, findProductIds, requestsOf } from "./api.ts"
import type { Bench, Part } from "./bench.ts"
import { logInWithCart } from "./customer.ts"
import { type Figure, median } from "./figure.ts"
import type { Request } from "./load.ts"
import { openApiOfSize } from "./shops.ts"

const productCount = 1_000
const copyCount = 99

const formatCount = (count: number): string => count.toLocaleString("en")
const smallCountText = formatCount(productCount)
const largeCountText = formatCount(productCount * (copyCount + 1))

const warmUpCount = 100
const roundCount = 9
const requestsPerRound = 40

/** The largest accepted ratio of the response times of a call whose cost must not depend on the number of products; it allows for noise. */
const maxGrowth = 1.2
/** How much longer a list may take for each facet that counts 10,000 products, in ms. */
const maxMsPerFacet = 1.5

/** The first page of each list, short enough for the smaller shop to fill it for most search words: both shops then send equally long responses. */
const firstPage = { take: 12, pageCounts: { search: 1, category: 1, department: 1 } }

interface Shop {
  readonly pool: Pool
  /** Makes the API forget the lists that it has read. */
  readonly changeCatalogueVersion: () => Promise<void>
  readonly requests: Readonly<Record<string, (index: number) => Request>>
}

const openShopOfSize = async (bench: Bench, copies: number): Promise<Shop> => {
  const {
    api: { origin },
    databaseUrl
  } = await openApiOfSize(bench, { productCount, copyCount: copies })
  const client = new pg.Client(databaseUrl)
  await client.connect()
  bench.onCleanup(() => client.end())
  const pool = new Pool(origin, { connections: 1 })
  bench.onCleanup(() => pool.close())
  const customer = await logInWithCart(origin)
  const ids = await findProductIds(origin, customer.storeNumber)
  return {
    pool,
    changeCatalogueVersion: async () =>
      void (await client.query("update catalogue_version set version = gen_random_uuid()")),
    requests: {
      product: (index) => ({
        path: `/api/v1/Loop54/products/${ids[index % ids.length]}?store=${customer.storeNumber}`
      }),
      ...requestsOf(customer, await findLargestLists(origin, customer.storeNumber), firstPage)
    }
  }
}

const send = async ({ pool }: Shop, { path, method = "GET", headers = {}, body }: Request): Promise<string> => {
  const response = await pool.request({ path, method, headers, body: body ?? null })
  const text = await response.body.text()
  if (response.statusCode !== 200)
    throw new Error(`${path} responded with ${response.statusCode}: ${text.slice(0, 200)}`)
  return text
}

/** Sends one request after another, each to a changed catalogue, and returns the mean response time in ms. */
const measureMeanMs = async (shop: Shop, request: (index: number) => Request, start: number): Promise<number> => {
  let sumMs = 0
  for (let index = 0; index < requestsPerRound; index++) {
    await shop.changeCatalogueVersion()
    const startTime = performance.now()
    await send(shop, request(start + index))
    sumMs += performance.now() - startTime
  }
  return sumMs / requestsPerRound
}

/** The average number of hits of a round's lists, and the largest number of facets. */
const measureListSize = async (
  shop: Shop,
  request: (index: number) => Request
): Promise<{ readonly hitCount: number; readonly facetCount: number }> => {
  let hitSum = 0
  let facetCount = 0
  for (let index = 0; index < requestsPerRound; index++) {
    const body = JSON.parse(await send(shop, request(index))) as {
      searchResults?: unknown
      totalCount?: number
      facets?: ReadonlyArray<unknown>
    }
    const { totalCount = 0, facets = [] } = (body.searchResults ?? body) as typeof body
    hitSum += totalCount
    facetCount = Math.max(facetCount, facets.length)
  }
  return { hitCount: Math.round(hitSum / requestsPerRound), facetCount }
}

/** Calls that read or change single products. */
const callsWithoutGrowth = new Set(["product", "cart change"])

/**
 * Measures how response times with Postgres grow from 1,000 to 100,000 products. One client sends requests to the two shops in turn, one at
 * a time, and no list is answered from the cache. The limit for a list grows with its facets and the hits that they count.
 */
export const growth: Part = async (bench) => {
  const small = await openShopOfSize(bench, 0)
  const large = await openShopOfSize(bench, copyCount)
  const figures: Array<Figure> = []
  for (const call of Object.keys(small.requests)) {
    const [requestSmall, requestLarge] = [small.requests[call], large.requests[call]]
    if (requestSmall === undefined || requestLarge === undefined) continue
    for (let index = 0; index < warmUpCount; index++) {
      await send(small, requestSmall(index))
      await send(large, requestLarge(index))
    }
    const smallTimesMs: Array<number> = []
    const largeTimesMs: Array<number> = []
    for (let round = 0; round < roundCount; round++) {
      const start = warmUpCount + round * requestsPerRound
      smallTimesMs.push(await measureMeanMs(small, requestSmall, start))
      largeTimesMs.push(await measureMeanMs(large, requestLarge, start))
    }
    const [smallTimeMs, largeTimeMs] = [median(smallTimesMs), median(largeTimesMs)]
    if (callsWithoutGrowth.has(call)) {
      const value = Number((largeTimeMs / smallTimeMs).toFixed(2))
      figures.push({
        name: `${call}, ${largeCountText} to ${smallCountText} products`,
        unit: "",
        value,
        budget: maxGrowth
      })
    }
    const sizes = callsWithoutGrowth.has(call) ? null : await measureListSize(large, requestLarge)
    figures.push({
      name: `${call}, ${largeCountText} products${sizes === null ? "" : `, ${sizes.hitCount} hits, ${sizes.facetCount} facets`}`,
      unit: "ms",
      value: largeTimeMs,
      range: [Math.min(...largeTimesMs), Math.max(...largeTimesMs)],
      baseline: smallTimeMs,
      ...(sizes !== null && { budget: smallTimeMs + (maxMsPerFacet * sizes.facetCount * sizes.hitCount) / 10_000 })
    })
  }
  return figures
}
