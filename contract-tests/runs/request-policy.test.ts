import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import { listSites, saveDeliverySettings } from "#core/assortment/api.ts"
import { getCart, removeItem } from "#core/cart/api.ts"
import { call } from "#core/contract/call.ts"
import { retryingPolicy, cliPolicy, serverPolicy } from "#core/contract/policy.ts"
import { quickSearch } from "#core/search/api.ts"
import { createToken } from "#core/session/api.ts"
import { withFakeShop } from "./fake-shop.ts"
import { wireCart } from "../suites/wire-cart.ts"

const readCart = call(getCart, { params: { id: "17" } })
const readStores = call(listSites, { query: { siteTypeId: "3" } })
const saveSettings = call(saveDeliverySettings, {
  body: { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: "s" }
})
const logIn = call(createToken, { body: { grant_type: "password", scope: "shop", username: "a", password: "b" } })

const cartServer: FakeServer = () => respondWithJson(wireCart("17", []))
const storesServer: FakeServer = () => respondWithJson({ sites: [] })
const silentServer: FakeServer = () => Effect.never
const unreachableServer: FakeServer = ({ path }) => unreachable(path)

/** Records the times at which requests are sent, in ms after the first. */
const recordTimes = (server: FakeServer) => {
  const times: Array<number> = []
  const timedServer: FakeServer = (request) =>
    Effect.andThen(
      Effect.clockWith((clock) => Effect.sync(() => void times.push(clock.currentTimeMillisUnsafe()))),
      server(request)
    )
  return { timedServer, timesSinceFirst: () => times.map((time) => time - (times[0] ?? 0)) }
}

describe("every request", () => {
  it("NET-01 carries token type and token in its authorization header, for public and customer calls that are not cached, reads and writes", () =>
    withFakeShop(cartServer, async (shop) => {
      for (const effect of [readCart, saveSettings, logIn]) await shop.run<unknown, unknown>(effect)
      expect(shop.sent.map(({ headers }) => headers["authorization"])).toEqual(Array(3).fill("Bearer a.b.c"))
    }))

  it("NET-02 carries no-cache headers, for public and customer calls, reads and writes", () =>
    withFakeShop(cartServer, async (shop) => {
      await Promise.all([shop.run(readCart), shop.run(readStores), shop.run(saveSettings), shop.run(logIn)])
      expect(shop.sent.map(({ headers }) => [headers["cache-control"], headers["pragma"]])).toEqual(
        shop.sent.map(() => ["no-cache", "no-cache"])
      )
      expect(shop.sent.length).toBe(4)
    }))

  it("carries a unique request id, the same for its retries", () => {
    let attemptCount = 0
    return withFakeShop(
      (request) => (++attemptCount < 3 ? unreachableServer(request) : cartServer(request)),
      async (shop) => {
        const requestPromise = shop.run(readCart)
        await shop.advance(60_000)
        await requestPromise
        await shop.run(readCart)
        const ids = shop.sent.map(({ headers }) => headers["x-request-id"])
        expect(ids.slice(0, 3)).toEqual([ids[0], ids[0], ids[0]])
        expect(ids[0]).toMatch(/^[\w-]{8,64}$/)
        expect(ids[3]).not.toBe(ids[0])
      }
    )
  })

  it("NET-03 fails with the specified message and is not sent when it needs a token and there is none", () =>
    withFakeShop(
      cartServer,
      async (shop) => {
        expect(await shop.run(readCart)).toMatchObject({
          _tag: "Failure",
          failure: { _tag: "MissingToken", message: "Missing token_type & access_token needed to perform this request" }
        })
        expect(shop.sent).toEqual([])
      },
      { isLoggedIn: false }
    ))

  it("NET-04 is sent without a token when it is public, as the log-in is, with the token if there is one, and not at all when it needs one", async () => {
    const sentTokens = async (isLoggedIn: boolean) => {
      let tokens: ReadonlyArray<unknown> = []
      await withFakeShop(
        storesServer,
        async (shop) => {
          for (const effect of [logIn, readCart]) await shop.run<unknown, unknown>(effect)
          tokens = shop.sent.map(({ path, headers }) => [path, headers["authorization"] ?? null])
        },
        { isLoggedIn }
      )
      return tokens
    }
    expect(await sentTokens(false)).toEqual([["/connect/token", null]])
    expect(await sentTokens(true)).toEqual([
      ["/connect/token", "Bearer a.b.c"],
      ["/carts/17", "Bearer a.b.c"]
    ])
  })

  it("NET-05 times out after 15 s", () =>
    withFakeShop(
      silentServer,
      async (shop) => {
        const requestPromise = shop.run(readCart)
        await shop.advance(14_999)
        const outcomeBeforeLimit = await Promise.race([requestPromise, "waiting"])
        await shop.advance(1)
        expect(outcomeBeforeLimit).toBe("waiting")
        expect(await requestPromise).toMatchObject({
          _tag: "Failure",
          failure: { _tag: "HttpUnavailable", reason: "timed-out" }
        })
      },
      { policy: { ...retryingPolicy, retryDelay: () => null } }
    ))

  it("encodes its path parameters", () =>
    withFakeShop(cartServer, async (shop) => {
      await shop.run(call(removeItem, { params: { id: "å/ä", itemId: "a b?&#" } }))
      expect(shop.sent[0]?.path).toBe("/carts/%C3%A5%2F%C3%A4/items/a%20b%3F%26%23")
    }))
})

describe("retries in the browser", () => {
  it("NET-09 NET-10 NET-11 wait 3 s five times, then 10 s, and give up after thirty attempts", () => {
    const { timedServer, timesSinceFirst } = recordTimes(unreachableServer)
    return withFakeShop(timedServer, async (shop) => {
      const requestPromise = shop.run(readCart)
      await shop.advance(3_600_000)
      expect(await requestPromise).toMatchObject({ _tag: "Failure", failure: { _tag: "HttpUnavailable" } })
      const delays = timesSinceFirst()
        .slice(1)
        .map((time, index) => time - (timesSinceFirst()[index] ?? 0))
      expect(delays).toEqual([...Array.from({ length: 5 }, () => 3_000), ...Array.from({ length: 24 }, () => 10_000)])
    })
  })

  it("NET-12 end with the first response", () => {
    let attemptCount = 0
    return withFakeShop(
      (request) => (++attemptCount < 4 ? unreachableServer(request) : cartServer(request)),
      async (shop) => {
        const requestPromise = shop.run(readCart)
        await shop.advance(60_000)
        expect(await requestPromise).toMatchObject({ _tag: "Success" })
        expect(attemptCount).toBe(4)
      }
    )
  })

  it.each([502, 503, 504])("NET-12 happen after %i for a read and for a write with a key, not for a log-in", (status) =>
    withFakeShop(
      () => respondWithError(status, "ERR_BUSY"),
      async (shop) => {
        const requestPromise = shop.run(readCart)
        const writePromise = shop.run(saveSettings)
        const logInPromise = shop.run(logIn)
        await shop.advance(3_000)
        expect(await logInPromise).toMatchObject({ _tag: "Failure", failure: { _tag: "ApiErrorResponse", status } })
        const sentWith = (method: string) => shop.sent.filter((sent) => sent.method === method)
        expect([sentWith("GET").length, sentWith("PUT").length, sentWith("POST").length]).toEqual([2, 2, 1])
        expect(new Set(sentWith("PUT").map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
        await shop.advance(3_600_000)
        expect(await requestPromise).toMatchObject({ failure: { status } })
        expect(await writePromise).toMatchObject({ failure: { status } })
      }
    )
  )

  it("NET-12 never happen after any other error, for a read or a write", () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 400, max: 599 }).map((status) => (status >= 502 && status <= 504 ? 500 : status)),
        fc.constantFrom(readCart, saveSettings),
        (status, effect) =>
          withFakeShop(
            () => respondWithError(status, "ERR_TEST"),
            async (shop) => {
              const requestPromise = shop.run<unknown, unknown>(effect)
              await shop.advance(60_000)
              expect(await requestPromise).toMatchObject({
                _tag: "Failure",
                failure: { _tag: "ApiErrorResponse", status, code: "ERR_TEST" }
              })
              expect(shop.sent.length).toBe(1)
            }
          )
      ),
      { numRuns: 40 }
    ))

  it("NET-12 carry the same idempotency key for the same write, and different keys for different writes", () =>
    withFakeShop(unreachableServer, async (shop) => {
      const writePromises = [shop.run(saveSettings), shop.run(saveSettings)]
      await shop.advance(3_600_000)
      await Promise.all(writePromises)
      const keys = shop.sent.map(({ headers }) => headers["idempotency-key"])
      expect(keys.length).toBe(60)
      expect(keys).not.toContain(undefined)
      expect(new Set(keys).size).toBe(2)
    }))

  it("NET-12 never happen for writes without an idempotency key", () =>
    withFakeShop(unreachableServer, async (shop) => {
      const requestPromise = shop.run(logIn)
      await shop.advance(60_000)
      expect(await requestPromise).toMatchObject({ _tag: "Failure", failure: { _tag: "HttpUnavailable" } })
      expect(shop.sent.length).toBe(1)
    }))

  it("end when the page is left", () =>
    withFakeShop(unreachableServer, async (shop) => {
      const abortController = new AbortController()
      const requestPromise = shop.run(readCart, { signal: abortController.signal }).catch(() => "interrupted")
      await shop.advance(4_000)
      abortController.abort()
      expect(await requestPromise).toBe("interrupted")
      await shop.advance(60_000)
      expect(shop.sent.length).toBe(2)
    }))
})

describe("retries outside the browser", () => {
  it("NET-12 do not happen during server rendering, where a request times out after 3 s", () =>
    withFakeShop(
      silentServer,
      async (shop) => {
        const requestPromise = shop.run(readStores)
        await shop.advance(3_000)
        expect(await requestPromise).toMatchObject({ _tag: "Failure", failure: { reason: "timed-out" } })
        expect(shop.sent.length).toBe(1)
      },
      { policy: serverPolicy }
    ))

  it.each([0, 1, 4])("NET-12 happen %i times in the command line when it is configured so", (retries) =>
    withFakeShop(
      unreachableServer,
      async (shop) => {
        const requestPromise = shop.run(readStores)
        await shop.advance(60_000)
        expect(await requestPromise).toMatchObject({ _tag: "Failure" })
        expect(shop.sent.length).toBe(1 + retries)
      },
      { policy: cliPolicy(retries) }
    )
  )
})

describe("cached responses", () => {
  const query = { q: "mjölk", store: "3201" }
  const emptyResults = {
    searchResults: {
      products: [],
      totalCount: 0,
      pageSize: 20,
      currentPage: 0,
      totalPages: 0,
      categories: [],
      facets: []
    },
    category: [],
    recipe: [],
    cateredmeal: [],
    page: [],
    store: [],
    completions: [],
    corrections: [],
    recentSearches: [],
    filters: []
  }
  const emptySearch: FakeServer = () => respondWithJson(emptyResults)

  it("NET-16 NET-17 are reused for 60 s for a public read", () =>
    withFakeShop(emptySearch, async (shop) => {
      await shop.run(call(quickSearch, { query }))
      await shop.advance(59_999)
      await shop.run(call(quickSearch, { query }))
      expect(shop.sent.length).toBe(1)
      await shop.advance(1)
      await shop.run(call(quickSearch, { query }))
      expect(shop.sent.length).toBe(2)
    }))

  it("NET-17 are separate for each path and query", () =>
    withFakeShop(emptySearch, async (shop) => {
      for (const otherQuery of [query, { ...query, store: "3202" }, { q: "mjölk" }, { q: "mjölk&store=3201" }])
        await shop.run(call(quickSearch, { query: otherQuery }))
      expect(shop.sent.length).toBe(4)
    }))

  it("NET-17 contain no customer data: their requests carry no token", () =>
    withFakeShop(emptySearch, async (shop) => {
      await shop.run(call(quickSearch, { query }))
      expect(shop.sent[0]?.headers).not.toHaveProperty("authorization")
    }))

  it("are neither stored nor used for a call with noStore", () =>
    withFakeShop(emptySearch, async (shop) => {
      for (const noStore of [true, true, false]) await shop.run(call(quickSearch, { query }, { noStore }))
      expect(shop.sent.length).toBe(3)
      await shop.run(call(quickSearch, { query }, { noStore: true }))
      expect(shop.sent.length).toBe(4)
    }))

  it("NET-17 never come from a customer's call, a write or an error response", () =>
    withFakeShop(
      (request) => (request.path === "/sites" ? respondWithError(404, "ERR_NOT_FOUND") : cartServer(request)),
      async (shop) => {
        for (const effect of [readCart, readCart, saveSettings, saveSettings, readStores, readStores])
          await shop.run<unknown, unknown>(effect)
        expect(shop.sent.length).toBe(6)
      }
    ))
})
