import { rmSync } from "node:fs"
import { setTimeout } from "node:timers/promises"
import { Agent, request } from "undici"
import { afterAll, beforeAll, expect, it } from "vitest"
import { demoPassword } from "#adapters/demo-shop/customers/seed-accounts.ts"
import { aLine, seededFolder } from "#adapters/demo-shop/testing.ts"
import { makeApi } from "./api.ts"
import { listProducts, logIn } from "./journeys.ts"
import { attackTimeoutMs, printCounts } from "./scale.ts"
import { type ShopProcess, startShopProcess } from "../shop-process.ts"
import { sessionCookie } from "../runs/web-in-process.ts"

let data = ""
let shop: ShopProcess
beforeAll(async () => {
  data = await seededFolder()
  shop = await startShopProcess(["serve", "--data", data])
})
afterAll(async () => {
  await shop.stop()
  rmSync(data, { recursive: true, force: true })
})

const dispatcher = new Agent({ connections: 256 })

interface Sample {
  readonly status: number
  readonly ms: number
  readonly hasRetryAfter: boolean
}

type Options = NonNullable<Parameters<typeof request>[1]>

/** Requests compressed pages, as browsers do. An uncompressed page exceeds the size up to which undici reads a discarded body and keeps the connection. */
const acceptGzip = { "accept-encoding": "gzip" }

const measure = async (path: string, options: Options = {}): Promise<Sample> => {
  const startTime = performance.now()
  const { statusCode, headers, body } = await request(`${shop.origin}${path}`, {
    ...options,
    headers: { ...acceptGzip, ...options.headers },
    dispatcher
  })
  await body.dump()
  return { status: statusCode, ms: performance.now() - startTime, hasRetryAfter: headers["retry-after"] !== undefined }
}

const percentile = (samples: ReadonlyArray<Sample>, share: number): number => {
  const sortedTimes = samples.map(({ ms }) => ms).toSorted((left, right) => left - right)
  return sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(sortedTimes.length * share))] ?? 0
}
const median = (samples: ReadonlyArray<Sample>): number => percentile(samples, 0.5)

const statusCounts = (samples: ReadonlyArray<Sample>): string => {
  const counts = new Map<number, number>()
  for (const { status } of samples) counts.set(status, (counts.get(status) ?? 0) + 1)
  return JSON.stringify(Object.fromEntries(counts))
}

const jsonRequest = (method: "POST" | "PUT", token: string, body: unknown): Options => ({
  method,
  headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
  body: JSON.stringify(body)
})

const queries = ["mjölk", "ost", "kaffe", "banan", "pasta", "tandkräm", "blöjor", "glass", "lax", "bröd"]
const pick = <A>(values: ReadonlyArray<A>): A => values[Math.floor(Math.random() * values.length)] as A

interface Shopper {
  /** Makes several requests, as in one visit, with a think time before each. */
  readonly visit: (think: () => Promise<unknown>) => Promise<ReadonlyArray<Sample>>
}

const makeVisitor = (): Shopper => ({
  visit: async (think) => {
    const samples: Array<Sample> = []
    const query = encodeURIComponent(pick(queries))
    for (const path of [
      "/",
      "/images/scenes/11",
      `/api/v1/Loop54/search/quick?q=${query.slice(0, 3)}&store=3201`,
      `/sok?Q=${query}`,
      `/api/v1/Loop54/category/${pick([10, 11, 12])}/products?store=3201&take=100`,
      "/butiker"
    ]) {
      await think()
      samples.push(await measure(path))
    }
    return samples
  }
})

const makeCustomer = async (email: string): Promise<Shopper> => {
  const api = makeApi(() => shop.origin)
  const token = await logIn(api, email)
  const products = await listProducts(api)
  await api.close()
  const cookie = sessionCookie(token)
  return {
    visit: async (think) => {
      const cartResponse = await request(
        `${shop.origin}/api/v1/carts`,
        jsonRequest("POST", token, { storeNumber: "3201" })
      )
      const { id } = (await cartResponse.body.json()) as { id: string }
      const samples: Array<Sample> = []
      const calls: ReadonlyArray<readonly [string, Options]> = [
        ["/", { headers: { cookie } }],
        [`/api/v1/carts/${id}/additems`, jsonRequest("POST", token, { items: [aLine(pick(products), 1)] })],
        [`/sok?Q=${encodeURIComponent(pick(queries))}`, { headers: { cookie } }],
        [`/api/v1/carts/${id}/additems`, jsonRequest("POST", token, { items: [aLine(pick(products), 1)] })],
        [`/api/v1/carts/${id}`, { headers: { authorization: `Bearer ${token}` } }],
        ["/api/v1/orders", { headers: { authorization: `Bearer ${token}` } }]
      ]
      for (const [path, options] of calls) {
        await think()
        samples.push(await measure(path, options))
      }
      return samples
    }
  }
}

const waitThinkTime = () => setTimeout(1_000 + Math.random() * 3_000)

/** Lets the shoppers make visits one after the other, without think time, for a duration. */
const measureVisits = async (shoppers: ReadonlyArray<Shopper>, durationMs: number): Promise<ReadonlyArray<Sample>> => {
  const endTime = performance.now() + durationMs
  const samples: Array<Sample> = []
  while (performance.now() < endTime)
    for (const { visit } of shoppers) samples.push(...(await visit(() => Promise.resolve())))
  return samples
}

/** Requests pages that no cache has, over many connections, for a duration. */
const overload = async (connectionCount: number, durationMs: number): Promise<ReadonlyArray<Sample>> => {
  const endTime = performance.now() + durationMs
  const samples: Array<Sample> = []
  let nextVisit = 0
  const sendUntilDone = async () => {
    while (performance.now() < endTime)
      samples.push(await measure(`/sok?Q=${encodeURIComponent(pick(queries))}&visit=${nextVisit++}`))
  }
  await Promise.all(Array.from({ length: connectionCount }, sendUntilDone))
  return samples
}

it(
  "a shop serves 50 shoppers for two minutes without an error, with the 99th percentile of response times within ten times the unloaded median",
  async () => {
    const shoppers: Array<Shopper> = []
    for (let index = 0; index < 50; index++) {
      shoppers.push(
        index % 5 === 0
          ? await makeCustomer("anna.andersson@exempel.se")
          : index % 5 === 1
            ? await makeCustomer("erik.eriksson@exempel.se")
            : makeVisitor()
      )
    }
    const fewShoppers = shoppers.slice(0, 3)
    await measureVisits(fewShoppers, 3_000)
    const unloadedSamples = await measureVisits(fewShoppers, 10_000)
    const endTime = performance.now() + 120_000
    const samples: Array<Sample> = []
    const keepVisiting = async ({ visit }: Shopper) => {
      while (performance.now() < endTime) samples.push(...(await visit(waitThinkTime)))
    }
    await Promise.all(shoppers.map(keepVisiting))
    printCounts("50 shoppers for two minutes", {
      responses: samples.length,
      statuses: statusCounts(samples),
      "unloaded median in ms": median(unloadedSamples).toFixed(1),
      "median in ms": median(samples).toFixed(1),
      "99th percentile in ms": percentile(samples, 0.99).toFixed(1)
    })
    expect(samples.filter(({ status }) => status >= 300)).toEqual([])
    expect(percentile(samples, 0.99)).toBeLessThanOrEqual(10 * median(unloadedSamples))
  },
  attackTimeoutMs
)

it(
  "a shop responds 503 with Retry-After to the requests that it cannot serve under overload, and ten seconds later its median response time is at most 1.5 times the earlier one",
  async () => {
    const fewShoppers = [makeVisitor()]
    await measureVisits(fewShoppers, 3_000)
    const samplesBefore = await measureVisits(fewShoppers, 5_000)
    const samples = await overload(250, 20_000)
    await setTimeout(10_000)
    const samplesAfter = await measureVisits(fewShoppers, 5_000)
    const refusedSamples = samples.filter(({ status }) => status === 503)
    const servedSamples = samples.filter(({ status }) => status === 200)
    printCounts("overload by 250 connections for 20 seconds", {
      responses: samples.length,
      statuses: statusCounts(samples),
      "median of 200 in ms": median(servedSamples).toFixed(1),
      "99th percentile of 200 in ms": percentile(servedSamples, 0.99).toFixed(1),
      "median of 503 in ms": median(refusedSamples).toFixed(1),
      "median before in ms": median(samplesBefore).toFixed(1),
      "median after in ms": median(samplesAfter).toFixed(1)
    })
    expect(servedSamples.length + refusedSamples.length).toBe(samples.length)
    expect(refusedSamples.length).toBeGreaterThan(0)
    expect(refusedSamples.every(({ hasRetryAfter }) => hasRetryAfter)).toBe(true)
    expect(median(samplesAfter)).toBeLessThanOrEqual(1.5 * median(samplesBefore))
  },
  attackTimeoutMs
)

it(
  "a shop keeps serving pages while log-ins come faster than passwords can be hashed",
  async () => {
    const fewShoppers = [makeVisitor()]
    const samplesBefore = await measureVisits(fewShoppers, 5_000)
    const form = new URLSearchParams({
      grant_type: "password",
      scope: "shop",
      username: "anna.andersson@exempel.se",
      password: demoPassword
    }).toString()
    const endTime = performance.now() + 15_000
    const logInSamples: Array<Sample> = []
    const repeatLogIn = async () => {
      while (performance.now() < endTime) {
        const sample = await measure("/api/v1/connect/token", {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: form
        })
        logInSamples.push(sample)
        if (sample.status === 503) await setTimeout(1_000)
      }
    }
    const [samplesDuring] = await Promise.all([
      measureVisits(fewShoppers, 15_000),
      ...Array.from({ length: 60 }, repeatLogIn)
    ])
    printCounts("60 clients that log in without a pause", {
      "log-ins": statusCounts(logInSamples),
      "median of a page in ms before": median(samplesBefore).toFixed(1),
      during: median(samplesDuring).toFixed(1),
      "99th percentile during": percentile(samplesDuring, 0.99).toFixed(1)
    })
    expect(logInSamples.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(logInSamples.some(({ status }) => status === 503)).toBe(true)
    expect(samplesDuring.every(({ status }) => status === 200)).toBe(true)
    expect(median(samplesDuring)).toBeLessThanOrEqual(10 * median(samplesBefore))
    expect(shop.errorOutput().split("\n").length).toBeLessThanOrEqual(10)
  },
  attackTimeoutMs
)

it(
  "a shop serves log-ins and pages while many pictures that have never been rendered are requested, and responds 503 to the pictures that it cannot render",
  async () => {
    const api = makeApi(() => shop.origin)
    const products = await listProducts(api)
    const fewShoppers = [makeVisitor()]
    await measureVisits(fewShoppers, 2_000)
    const samplesBefore = await measureVisits(fewShoppers, 3_000)
    const paths = products.flatMap(({ id }) =>
      [80, 96, 160, 164, 192, 328, 500, 1_000].map((edge) => `/images/products/${id}?width=${edge}&height=${edge}`)
    )
    const picturesPromise = Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        measure(`${paths[index % paths.length]}`, { headers: { accept: "image/avif" } })
      )
    )
    const logInTimesMs: Array<number> = []
    const logInRepeatedly = async () => {
      for (let attempt = 0; attempt < 5; attempt++) {
        const startTime = performance.now()
        await logIn(api, "erik.eriksson@exempel.se")
        logInTimesMs.push(performance.now() - startTime)
      }
    }
    const [samplesDuring] = await Promise.all([measureVisits(fewShoppers, 5_000), logInRepeatedly()])
    const pictureSamples = await picturesPromise
    printCounts("400 pictures that have never been rendered", {
      pictures: statusCounts(pictureSamples),
      "slowest log-in in ms": Math.max(...logInTimesMs).toFixed(0),
      "median of a page in ms before": median(samplesBefore).toFixed(1),
      during: median(samplesDuring).toFixed(1)
    })
    expect(pictureSamples.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(pictureSamples.filter(({ status }) => status === 503).every(({ hasRetryAfter }) => hasRetryAfter)).toBe(true)
    expect(Math.max(...logInTimesMs)).toBeLessThanOrEqual(5_000)
    expect(samplesDuring.every(({ status }) => status === 200)).toBe(true)
    await api.close()
  },
  attackTimeoutMs
)
