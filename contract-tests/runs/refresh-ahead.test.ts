import fc from "fast-check"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { makeFakeHttp, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { getPageData } from "#core/content/api.ts"
import { call } from "#core/contract/call.ts"
import { RunId } from "#web/container/run.ts"
import { makeServerContainer, openRequest, refreshExpiring } from "#web/container/server-container.ts"
import { endRuntime } from "#web/container/start-runtime.ts"
import { trackFailedCalls } from "#web/server/failed-calls.ts"

const sweepMs = 5_000

/** A page of the API, whose title states when it was sent. */
const wirePage = (sentAt: number) => ({
  id: "1",
  type: "ArticlePage",
  seo: { title: String(sentAt), description: null, keywords: null, shareImage: null },
  contentBlocks: [],
  blockOptions: { marginTopBottom: true, useFlushContainer: false, width: null, backgroundColor: null }
})

interface ServerOptions {
  /** How long a response takes, in ms. */
  readonly latencyMs?: number
  /** The status with which the API responds for a page. */
  readonly statusOf?: (page: string) => number
}

/** A server that looks for responses to refresh every five seconds. */
const openServer = ({ latencyMs = 0, statusOf = () => 200 }: ServerOptions = {}) => {
  let now = 0
  const http = makeFakeHttp(({ path }) =>
    Effect.suspend(() => {
      const status = statusOf(path.slice("/PageData/".length))
      const response = status === 200 ? respondWithJson(wirePage(now)) : respondWithError(status, "ERR_INTERNAL")
      now += latencyMs
      return response
    })
  )
  const server = makeServerContainer({
    http: http.port,
    cache: makeMemoryCache({ maxEntries: 1_000 }),
    clock: () => now,
    warn: () => undefined
  })
  let nextSweepAt = sweepMs
  return {
    callCount: () => http.sent.length,
    requestedPages: () => http.sent.map(({ path }) => path.slice("/PageData/".length)),
    setClock: (time: number) => void (now = time),
    sweep: (signal = new AbortController().signal) => refreshExpiring(server, signal),
    /** Uses a page's response in a request of its own, and returns its age in ms; null when it cannot be had. */
    use: async (page = "a") => {
      const request = openRequest(server, { cookies: makeFakeStorage(), requests: trackFailedCalls().registry })
      const result = await request.get(RunId)(call(getPageData, { params: { page }, query: {} }))
      endRuntime(request)
      return result._tag === "Success" ? now - Number(result.success.seo.title) : null
    },
    advance: async (durationMs: number) => {
      const end = now + durationMs
      while (nextSweepAt <= end) {
        now = Math.max(now, nextSweepAt)
        nextSweepAt += sweepMs
        await refreshExpiring(server, new AbortController().signal)
      }
      now = Math.max(now, end)
    }
  }
}

const anyPause = fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 3_000, max: 900_000 }))
/** Pauses in ms of at least a sweep's interval, with which each page is within ten minutes of the page before the last. */
const shortPause = fc.integer({ min: sweepMs, max: 290_000 })

describe("a response in the server's cache", () => {
  it("is never older than 60 s", () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyPause, { maxLength: 12 }), async (pauses) => {
        const { use, advance } = openServer()
        await use()
        for (const pauseMs of pauses) {
          await advance(pauseMs)
          expect(await use()).toBeLessThan(60_000)
        }
      })
    ))

  it("is in the cache for the fourth page and all later ones while every third page comes within ten minutes", () =>
    fc.assert(
      fc.asyncProperty(fc.array(shortPause, { minLength: 3, maxLength: 10 }), async (pauses) => {
        const { use, advance, callCount } = openServer()
        await use()
        for (const [index, pauseMs] of pauses.entries()) {
          await advance(pauseMs)
          const earlierCallCount = callCount()
          await use()
          if (index > 1) expect(callCount()).toBe(earlierCallCount)
        }
      })
    ))

  it.each([500, 900, 2_000])("is requested by no page while pages use it every %i ms", async (pauseMs) => {
    const { use, advance, callCount } = openServer()
    for (let passedMs = 0; passedMs < 300_000; passedMs += pauseMs) {
      const earlierCallCount = callCount()
      await use()
      if (passedMs > 0) expect(callCount()).toBe(earlierCallCount)
      await advance(pauseMs)
    }
    expect(callCount()).toBeGreaterThan(5)
  })

  it("is not requested again when one page only has used it", async () => {
    const { use, advance, callCount } = openServer()
    await use()
    await advance(999)
    await use()
    await advance(3_600_000)
    expect(callCount()).toBe(1)
  })

  it("is requested until ten minutes after the page before the last one", async () => {
    const { use, advance, callCount } = openServer()
    await use()
    await advance(10_000)
    await use()
    await advance(3_600_000)
    expect(callCount()).toBe(1 + Math.floor(600 / 45))
  })

  it("stays in demand when a page uses it while it is refreshed", async () => {
    let refreshes = false
    let useNow = async (): Promise<unknown> => undefined
    const server = openServer({
      statusOf: () => {
        if (refreshes) void useNow()
        return 200
      }
    })
    await server.use()
    await server.advance(500_000)
    await server.use()
    await server.advance(42_000)
    refreshes = true
    useNow = () => {
      refreshes = false
      return server.use()
    }
    await server.advance(8_000)
    expect(refreshes).toBe(false)
    const callCount = server.callCount()
    await server.advance(400_000)
    await server.use()
    expect(server.requestedPages().length - callCount).toBeGreaterThan(5)
  })

  it("is refreshed although the API refuses another one, which is not requested again", async () => {
    let isGone = false
    const { use, advance, requestedPages } = openServer({ statusOf: (page) => (isGone && page === "gone" ? 404 : 200) })
    for (let round = 0; round < 2; round++) {
      for (const page of ["a", "gone", "b"]) await use(page)
      await advance(10_000)
    }
    isGone = true
    await advance(180_000)
    const refreshedPages = requestedPages().slice(3)
    expect(refreshedPages.filter((page) => page === "gone")).toHaveLength(1)
    for (const page of ["a", "b"]) expect(refreshedPages.filter((other) => other === page)).toHaveLength(4)
  })

  it("is used until it expires while the API is unavailable, of which only one call per sweep asks", async () => {
    let isAvailable = true
    const { use, advance, callCount } = openServer({ statusOf: () => (isAvailable ? 200 : 503) })
    for (const page of ["a", "b", "c"]) await use(page)
    await advance(10_000)
    for (const page of ["a", "b", "c"]) await use(page)
    isAvailable = false
    await advance(49_000)
    expect([await use(), callCount()]).toEqual([59_000, 6])
    await advance(2_000)
    expect(await use()).toBeNull()
    isAvailable = true
    expect(await use()).toBe(0)
  })

  it("is refreshed before those that expire later, and not when it has expired or the server stops", async () => {
    const { use, setClock, sweep, requestedPages } = openServer({ latencyMs: 1_000 })
    for (const [page, time] of [
      ["a", 0],
      ["b", 4_000],
      ["c", 8_000]
    ] as const) {
      setClock(time)
      await use(page)
      setClock(time + 3_000)
      await use(page)
    }
    setClock(55_000)
    const stopping = new AbortController()
    stopping.abort()
    await sweep(stopping.signal)
    expect(requestedPages()).toEqual(["a", "b", "c"])
    await sweep()
    expect(requestedPages()).toEqual(["a", "b", "c", "a", "b", "c"])
    setClock(120_000)
    await sweep()
    expect(requestedPages()).toHaveLength(6)
  })

  it("is not used for longer when the clock is set back", async () => {
    const { use, setClock, callCount } = openServer()
    setClock(3_600_000)
    await use()
    setClock(0)
    expect([await use(), callCount()]).toEqual([0, 2])
  })
})
