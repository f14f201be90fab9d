import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { listSites, saveDeliverySettings } from "#core/assortment/api.ts"
import { getCart, removeItem } from "#core/cart/api.ts"
import { call } from "#core/contract/call.ts"
import { browserPolicy, cliPolicy, serverPolicy } from "#core/contract/policy.ts"
import { quickSearch } from "#core/search/api.ts"
import { createToken } from "#core/session/api.ts"
import { withinShop } from "./fake-shop.ts"
import { wireCart } from "./wire-cart.ts"

const readCart = call(getCart, { params: { id: "17" } })
const readStores = call(listSites, { query: { siteTypeId: "3" } })
const save = call(saveDeliverySettings, { body: { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: "s" } })
const passwords = call(createToken, { body: { grant_type: "password", scope: "shop", username: "a", password: "b" } })

const cart: FakeServer = () => answerJson(wireCart("17", []))
const stores: FakeServer = () => answerJson({ sites: [] })
const silent: FakeServer = () => Effect.never
const away: FakeServer = ({ path }) => unreachable(path)

/** When each request went out, in ms after the first. */
const timesOf = (server: FakeServer) => {
  const times: Array<number> = []
  const timed: FakeServer = (request) => Effect.andThen(Effect.clockWith((clock) => Effect.sync(() => void times.push(clock.currentTimeMillisUnsafe()))), server(request))
  return { timed, since: () => times.map((time) => time - (times[0] ?? 0)) }
}

describe("every request", () => {
  it("NET-01 carries token type and token in its authorization header", () =>
    withinShop(cart, async (shop) => {
      await shop.start(readCart)
      expect(shop.sent[0]?.headers["authorization"]).toBe("Bearer a.b.c")
    }))

  it("NET-02 carries no-cache headers, public and customer's, read and write", () =>
    withinShop(cart, async (shop) => {
      await Promise.all([shop.start(readCart), shop.start(readStores), shop.start(save), shop.start(passwords)])
      expect(shop.sent.map(({ headers }) => [headers["cache-control"], headers["pragma"]])).toEqual(shop.sent.map(() => ["no-cache", "no-cache"]))
      expect(shop.sent.length).toBe(4)
    }))

  it("carries an id of its own, the same over its tries", () => {
    let tries = 0
    return withinShop((request) => (++tries < 3 ? away(request) : cart(request)), async (shop) => {
      const asking = shop.start(readCart)
      await shop.pass(60_000)
      await asking
      await shop.start(readCart)
      const ids = shop.sent.map(({ headers }) => headers["x-request-id"])
      expect(ids.slice(0, 3)).toEqual([ids[0], ids[0], ids[0]])
      expect(ids[0]).toMatch(/^[\w-]{8,64}$/)
      expect(ids[3]).not.toBe(ids[0])
    })
  })

  it("NET-03 NET-04 of a customer is rejected here without a token, in the specification's words, and never sent", () =>
    withinShop(cart, async (shop) => {
      expect(await shop.start(readCart)).toMatchObject({
        _tag: "Failure",
        failure: { _tag: "MissingToken", message: "Missing token_type & access_token needed to perform this request" }
      })
      expect(shop.sent).toEqual([])
    }, { customer: false }))

  it("NET-04 that is public goes out without a token", () =>
    withinShop(stores, async (shop) => {
      expect(await shop.start(readStores)).toMatchObject({ _tag: "Success" })
      expect(shop.sent[0]?.headers).not.toHaveProperty("authorization")
    }, { customer: false }))

  it("NET-05 times out after 15 s", () =>
    withinShop(silent, async (shop) => {
      const asking = shop.start(readCart)
      await shop.pass(14_999)
      const early = await Promise.race([asking, "waiting"])
      await shop.pass(1)
      expect(early).toBe("waiting")
      expect(await asking).toMatchObject({ _tag: "Failure", failure: { _tag: "HttpUnavailable", reason: "timed-out" } })
    }, { policy: { ...browserPolicy, waitAfter: () => null } }))

  it("encodes what stands in its path", () =>
    withinShop(cart, async (shop) => {
      await shop.start(call(removeItem, { params: { id: "å/ä", itemId: "a b?&#" } }))
      expect(shop.sent[0]?.path).toBe("/carts/%C3%A5%2F%C3%A4/items/a%20b%3F%26%23")
    }))
})

describe("tries in the browser", () => {
  it("NET-09 NET-10 NET-11 follow 3 s after each of the first five, then 10 s, thirty in all, then it gives up", () => {
    const { timed, since } = timesOf(away)
    return withinShop(timed, async (shop) => {
      const asking = shop.start(readCart)
      await shop.pass(3_600_000)
      expect(await asking).toMatchObject({ _tag: "Failure", failure: { _tag: "HttpUnavailable" } })
      const waits = since().slice(1).map((time, index) => time - (since()[index] ?? 0))
      expect(waits).toEqual([...Array.from({ length: 5 }, () => 3_000), ...Array.from({ length: 24 }, () => 10_000)])
    })
  })

  it("NET-12 end with the first answer that comes", () => {
    let tries = 0
    return withinShop((request) => (++tries < 4 ? away(request) : cart(request)), async (shop) => {
      const asking = shop.start(readCart)
      await shop.pass(60_000)
      expect(await asking).toMatchObject({ _tag: "Success" })
      expect(tries).toBe(4)
    })
  })

  it.each([502, 503, 504])("NET-12 go on after %i for a read, not for a write", (status) =>
    withinShop(() => refuse(status, "ERR_BUSY"), async (shop) => {
      const asking = shop.start(readCart)
      const saving = shop.start(save)
      await shop.pass(3_000)
      expect(await saving).toMatchObject({ _tag: "Failure", failure: { _tag: "ApiRefused", status } })
      expect(shop.sent.filter(({ method }) => method === "GET").length).toBe(2)
      expect(shop.sent.filter(({ method }) => method === "PUT").length).toBe(1)
      await shop.pass(3_600_000)
      await asking
    }))

  it("NET-12 never follow any other answer, of a read or a write", () =>
    fc.assert(fc.asyncProperty(fc.integer({ min: 400, max: 599 }).map((status) => (status >= 502 && status <= 504 ? 500 : status)), fc.constantFrom(readCart, save), (status, effect) =>
      withinShop(() => refuse(status, "ERR_TEST"), async (shop) => {
        const asking = shop.start<unknown, unknown>(effect)
        await shop.pass(60_000)
        expect(await asking).toMatchObject({ _tag: "Failure", failure: { _tag: "ApiRefused", status, code: "ERR_TEST" } })
        expect(shop.sent.length).toBe(1)
      })), { numRuns: 40 }))

  it("NET-12 of a write all carry the key of the first; another write carries another", () =>
    withinShop(away, async (shop) => {
      const saving = [shop.start(save), shop.start(save)]
      await shop.pass(3_600_000)
      await Promise.all(saving)
      const keys = shop.sent.map(({ headers }) => headers["idempotency-key"])
      expect(keys.length).toBe(60)
      expect(keys).not.toContain(undefined)
      expect(new Set(keys).size).toBe(2)
    }))

  it("NET-12 are not made for what must not be repeated", () =>
    withinShop(away, async (shop) => {
      const asking = shop.start(passwords)
      await shop.pass(60_000)
      expect(await asking).toMatchObject({ _tag: "Failure", failure: { _tag: "HttpUnavailable" } })
      expect(shop.sent.length).toBe(1)
    }))

  it("end when the asker goes: leaving the page interrupts them", () =>
    withinShop(away, async (shop) => {
      const leaving = new AbortController()
      const asking = shop.start(readCart, { signal: leaving.signal }).catch(() => "interrupted")
      await shop.pass(4_000)
      leaving.abort()
      expect(await asking).toBe("interrupted")
      await shop.pass(60_000)
      expect(shop.sent.length).toBe(2)
    }))
})

describe("tries elsewhere", () => {
  it("NET-12 rendering waits 3 s and does not try again", () =>
    withinShop(silent, async (shop) => {
      const asking = shop.start(readStores)
      await shop.pass(3_000)
      expect(await asking).toMatchObject({ _tag: "Failure", failure: { reason: "timed-out" } })
      expect(shop.sent.length).toBe(1)
    }, { policy: serverPolicy }))

  it.each([0, 1, 4])("NET-12 the command line tries again %i times when asked to", (retries) =>
    withinShop(away, async (shop) => {
      const asking = shop.start(readStores)
      await shop.pass(60_000)
      expect(await asking).toMatchObject({ _tag: "Failure" })
      expect(shop.sent.length).toBe(1 + retries)
    }, { policy: cliPolicy(retries) }))
})

describe("answers kept for others", () => {
  const query = { q: "mjölk", store: "3201" }
  const nothing = {
    searchResults: { products: [], totalCount: 0, pageSize: 20, currentPage: 0, totalPages: 0, categories: [], facets: [] },
    category: [], recipe: [], cateredmeal: [], page: [], store: [], completions: [], corrections: [], recentSearches: [], filters: []
  }
  const searching: FakeServer = () => answerJson(nothing)

  it("NET-16 NET-17 a public read is asked once in 60 s, and again after them", () =>
    withinShop(searching, async (shop) => {
      await shop.start(call(quickSearch, { query }))
      await shop.pass(59_999)
      await shop.start(call(quickSearch, { query }))
      expect(shop.sent.length).toBe(1)
      await shop.pass(1)
      await shop.start(call(quickSearch, { query }))
      expect(shop.sent.length).toBe(2)
    }))

  it("NET-17 are kept apart by address and by store", () =>
    withinShop(searching, async (shop) => {
      for (const asked of [query, { ...query, store: "3202" }, { q: "mjölk" }, { q: "mjölk&store=3201" }]) await shop.start(call(quickSearch, { query: asked }))
      expect(shop.sent.length).toBe(4)
    }))

  it("NET-17 hold nothing of a customer: what is kept goes out without the token, though there is one", () =>
    withinShop(searching, async (shop) => {
      await shop.start(call(quickSearch, { query }))
      expect(shop.sent[0]?.headers).not.toHaveProperty("authorization")
    }))

  it("are left out where what is asked for is a customer's own list", () =>
    withinShop(searching, async (shop) => {
      for (const unkept of [true, true, false]) await shop.start(call(quickSearch, { query }, { unkept }))
      expect(shop.sent.length).toBe(3)
      await shop.start(call(quickSearch, { query }, { unkept: true }))
      expect(shop.sent.length).toBe(4)
    }))

  it("NET-17 are never a customer's, never a write's and never a refusal", () =>
    withinShop((request) => (request.path === "/sites" ? refuse(404, "ERR_NOT_FOUND") : cart(request)), async (shop) => {
      for (const effect of [readCart, readCart, save, save, readStores, readStores]) await shop.start<unknown, unknown>(effect)
      expect(shop.sent.length).toBe(6)
    }))
})
