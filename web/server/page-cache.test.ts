import { setImmediate } from "node:timers/promises"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cookieNames } from "#core/ports/cookie-names.ts"
import type { Page } from "./page.ts"
import { cacheableRequest, type CachedPage, cacheKeyOf, makePageCache } from "./page-cache.ts"

const noon = Date.parse("2026-03-10T11:00:00Z")

const makePage = (text: string, overrides: Partial<Page> = {}): Page => ({
  status: 200,
  htmlParts: ["<style>p{}</style>", text],
  policy: "default-src 'none'",
  setCookies: [],
  complete: true,
  ...overrides
})

const makeCache = (maxBytes?: number) => {
  const clock = { now: noon }
  const cache = makePageCache({ clock: () => clock.now, ...(maxBytes === undefined ? {} : { maxBytes }) })
  let renderCount = 0
  const request = (key: string, overrides?: Partial<Page>) =>
    cache.getOrRender(key, () => Promise.resolve(makePage(`${key} ${++renderCount}`, overrides)))
  return { clock, cache, request, renderCount: () => renderCount }
}

const textOf = (page: CachedPage | Page | Response): string => (page as CachedPage).document.in(null).toString()

const pageRequest = (url: string, cookies: Readonly<Record<string, string>> = {}) =>
  new Request(url, {
    headers: {
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join("; ")
    }
  })

describe("cacheKeyOf", () => {
  it("is null for a request with a session cookie, valid or not", () => {
    fc.assert(
      fc.property(fc.string(), (session) => {
        expect(cacheKeyOf(pageRequest("https://shop.test/", { [cookieNames.session]: session }))).toBeNull()
      })
    )
  })

  it("is null for the page of a reset link, so that a used link is refused immediately", () => {
    expect(cacheKeyOf(pageRequest("https://shop.test/glomt-losenord/abc?next=1"))).toBeNull()
    expect(cacheKeyOf(pageRequest("https://shop.test/glomt-losenord"))).not.toBeNull()
  })

  it("differs by origin, path, query and every cookie that rendering reads", () => {
    const requests = [
      pageRequest("https://shop.test/"),
      pageRequest("http://shop.test/"),
      pageRequest("https://other.test/"),
      pageRequest("https://shop.test/matvaror"),
      pageRequest("https://shop.test/?page=2"),
      pageRequest("https://shop.test/", { [cookieNames.assortment]: "3201" }),
      pageRequest("https://shop.test/", { [cookieNames.assortment]: "3202" }),
      pageRequest("https://shop.test/", { [cookieNames.storeAsked]: "1" }),
      pageRequest("https://shop.test/", { [cookieNames.sortProducts]: "p_name" })
    ]
    expect(new Set(requests.map(cacheKeyOf)).size).toBe(requests.length)
  })

  it("never depends on tracking parameters, and neither does the request that the page is rendered from", () => {
    const anyParameter = fc.tuple(
      fc.oneof(
        fc.constantFrom("gclid", "gbraid", "wbraid", "gad_source", "fbclid", "msclkid", "mc_eid", "utm_source"),
        fc.stringMatching(/^utm_[a-z]{1,8}$/)
      ),
      fc.string()
    )
    fc.assert(
      fc.property(
        fc.array(anyParameter),
        fc.constantFrom("", "page=2", "Q=mj%C3%B6lk&x=utm_source"),
        (tracking, query) => {
          const parameters = [query, new URLSearchParams(tracking).toString()].filter((text) => text !== "").join("&")
          const request = pageRequest(`https://shop.test/sok?${parameters}`)
          const plainRequest = pageRequest(`https://shop.test/sok?${query}`)
          const searchOf = ({ url }: Request) => [...new URL(url).searchParams]
          expect(searchOf(cacheableRequest(request))).toEqual(searchOf(plainRequest))
          if (tracking.length > 0)
            expect(cacheKeyOf(request)).toBe(cacheKeyOf(pageRequest(`https://shop.test/sok?${parameters}&utm_id=1`)))
        }
      )
    )
    expect(cacheKeyOf(pageRequest("https://shop.test/?gclid=1"))).toBe(cacheKeyOf(pageRequest("https://shop.test/")))
    expect(cacheKeyOf(pageRequest("https://shop.test/?gclids=1"))).not.toBe(
      cacheKeyOf(pageRequest("https://shop.test/"))
    )
  })

  it("ignores unknown cookies and the order of cookies", () => {
    const cookies = { [cookieNames.assortment]: "3201", [cookieNames.sortProducts]: "p_name" }
    const reorderedCookies = { [cookieNames.sortProducts]: "p_name", _ga: "1", [cookieNames.assortment]: "3201" }
    expect(cacheKeyOf(pageRequest("https://shop.test/", cookies))).toBe(
      cacheKeyOf(pageRequest("https://shop.test/", reorderedCookies))
    )
  })
})

describe("makePageCache", () => {
  it("renders once per minute for requests with the same key, and returns the earlier page while it renders again", async () => {
    const { request, clock, renderCount } = makeCache()
    const textFor = async () => textOf(await request("a"))
    expect(await textFor()).toContain("a 1")
    clock.now += 59_999
    expect([await textFor(), renderCount()]).toEqual([expect.stringContaining("a 1"), 1])
    clock.now += 1
    expect(await Promise.all([textFor(), textFor()])).toEqual([
      expect.stringContaining("a 1"),
      expect.stringContaining("a 1")
    ])
    expect(renderCount()).toBe(2)
    expect([await textFor(), renderCount()]).toEqual([expect.stringContaining("a 2"), 2])
  })

  it("never returns a page that is two minutes old", async () => {
    const { request, clock } = makeCache()
    await request("a")
    clock.now += 119_999
    expect(textOf(await request("a"))).toContain("a 1")
    await setImmediate()
    clock.now += 120_000
    expect(textOf(await request("a"))).toContain("a 3")
  })

  it("returns the earlier page when rendering it again fails, and the failure once that page is two minutes old", async () => {
    const { cache, request, clock } = makeCache()
    await request("a")
    const failing = () => cache.getOrRender("a", () => Promise.reject(new Error("API gone")))
    clock.now += 60_000
    expect(textOf(await failing())).toContain("a 1")
    await setImmediate()
    clock.now += 59_999
    expect(textOf(await failing())).toContain("a 1")
    await setImmediate()
    clock.now += 1
    await expect(failing()).rejects.toThrow("API gone")
  })

  it("renders once for concurrent requests with the same key", async () => {
    const { request, renderCount } = makeCache()
    const pages = await Promise.all([request("a"), request("a"), request("a"), request("b")])
    expect(renderCount()).toBe(2)
    expect(new Set(pages.slice(0, 3).map((page) => textOf(page))).size).toBe(1)
  })

  it("keeps the document, the status and the content security policy of a page", async () => {
    const { cache } = makeCache()
    const page = makePage("mjölk", { policy: "default-src 'self'" })
    const cachedPage = await cache.getOrRender("a", () => Promise.resolve(page))
    expect(cachedPage).toMatchObject({ status: 200, policy: page.policy })
    expect(textOf(cachedPage)).toBe("<style>p{}</style>mjölk")
  })

  it("caches only complete pages with status 200 that set no cookies", async () => {
    const isCached = async (overrides: Partial<Page>) => {
      const { request, renderCount } = makeCache()
      await request("a", overrides)
      await request("a", overrides)
      return renderCount() === 1
    }
    expect(await isCached({ status: 200 })).toBe(true)
    expect(await isCached({ status: 404 })).toBe(false)
    expect(await isCached({ status: 500 })).toBe(false)
    expect(await isCached({ status: 503 })).toBe(false)
    expect(await isCached({ setCookies: ["a=b"] })).toBe(false)
    expect(await isCached({ complete: false })).toBe(false)
  })

  it("returns an uncacheable page only to the request it was rendered for", async () => {
    const { request } = makeCache()
    const pages = await Promise.all([1, 2, 3].map(() => request("a", { setCookies: ["a=b"] })))
    expect(new Set(pages.map((page) => (page as Page).htmlParts.map(String).join(""))).size).toBe(3)
  })

  it("fails only the request whose rendering failed; waiting requests render again", async () => {
    const { cache } = makeCache()
    const failedPage = cache.getOrRender("a", () => Promise.reject(new Error("API gone")))
    const second = cache.getOrRender("a", () => Promise.resolve(makePage("mjölk")))
    await expect(failedPage).rejects.toThrow("API gone")
    expect(textOf(await second)).toContain("mjölk")
  })

  it("never caches a page past midnight in Stockholm, when prices and dates change", async () => {
    const { request, clock, renderCount } = makeCache()
    clock.now = Date.parse("2026-03-10T22:59:50Z")
    await request("a")
    clock.now = Date.parse("2026-03-10T23:00:00Z")
    await request("a")
    expect(renderCount()).toBe(2)
  })

  it("stays within its size limit and evicts the least recently used pages first", async () => {
    const { request, renderCount } = makeCache(20_000)
    await request("popular")
    for (let index = 0; index < 500; index++) {
      await request(`x${index}`)
      await request("popular")
    }
    expect(renderCount()).toBe(501)
    await request("x0")
    expect(renderCount()).toBe(502)
  })
})
