import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cookieNames } from "#core/ports/storage.ts"
import { plainJoined } from "./gzip-pieces.ts"
import type { Page } from "./page.ts"
import { type KeptPage, keyOf, makePageCache } from "./page-cache.ts"
import { newNonce } from "./security.ts"

const noon = Date.parse("2026-03-10T11:00:00Z")

const pageOf = (text: string, fields: Partial<Page> = {}): Page => {
  const nonce = newNonce()
  return { status: 200, html: Buffer.from(`<script nonce="${nonce}"></script>${text}<script nonce="${nonce}"></script>`), nonce, setCookies: [], complete: true, ...fields }
}

const shop = (bytes?: number) => {
  const clock = { now: noon }
  const cache = makePageCache({ clock: () => clock.now, ...(bytes === undefined ? {} : { bytes }) })
  let rendered = 0
  const ask = (key: string, fields?: Partial<Page>) => cache.page(key, () => Promise.resolve(pageOf(`${key} ${++rendered}`, fields)))
  return { clock, cache, ask, rendered: () => rendered }
}

const textOf = (page: KeptPage | Page | Response, nonce = "N"): string => plainJoined((page as KeptPage).pieces, nonce).toString()

const request = (url: string, cookies: Readonly<Record<string, string>> = {}) =>
  new Request(url, { headers: { cookie: Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ") } })

describe("keyOf", () => {
  it("gives none to a request with a session, whatever it is worth", () => {
    fc.assert(fc.property(fc.string(), (session) => {
      expect(keyOf(request("https://shop.test/", { [cookieNames.session]: session }))).toBeNull()
    }))
  })

  it("tells apart origin, path and query, and every cookie that pages are rendered by", () => {
    const requests = [
      request("https://shop.test/"), request("http://shop.test/"), request("https://other.test/"), request("https://shop.test/matvaror"), request("https://shop.test/?page=2"),
      request("https://shop.test/", { [cookieNames.assortment]: "3201" }), request("https://shop.test/", { [cookieNames.assortment]: "3202" }),
      request("https://shop.test/", { [cookieNames.storeAsked]: "1" }), request("https://shop.test/", { [cookieNames.sortArticles]: "p_name" })
    ]
    expect(new Set(requests.map(keyOf)).size).toBe(requests.length)
  })

  it("is blind to cookies of others and to their order", () => {
    const known = { [cookieNames.assortment]: "3201", [cookieNames.sortArticles]: "p_name" }
    const turned = { [cookieNames.sortArticles]: "p_name", _ga: "1", [cookieNames.assortment]: "3201" }
    expect(keyOf(request("https://shop.test/", known))).toBe(keyOf(request("https://shop.test/", turned)))
  })
})

describe("the page cache", () => {
  it("renders once a minute for all who ask the same", async () => {
    const { ask, clock, rendered } = shop()
    await ask("a")
    clock.now += 59_999
    await ask("a")
    expect(rendered()).toBe(1)
    clock.now += 1
    await ask("a")
    expect(rendered()).toBe(2)
  })

  it("renders once for all who ask at the same time", async () => {
    const { ask, rendered } = shop()
    const pages = await Promise.all([ask("a"), ask("a"), ask("a"), ask("b")])
    expect(rendered()).toBe(2)
    expect(new Set(pages.slice(0, 3).map((page) => textOf(page))).size).toBe(1)
  })

  it("leaves no trace of the nonce that a page was rendered with", async () => {
    const { cache } = shop()
    const page = pageOf("mjölk")
    const kept = await cache.page("a", () => Promise.resolve(page))
    expect(textOf(kept)).toBe('<script nonce="N"></script>mjölk<script nonce="N"></script>')
    expect(textOf(kept)).not.toContain(page.nonce)
  })

  it("keeps what is found and what is not there, and nothing else", async () => {
    const stays = async (fields: Partial<Page>) => {
      const { ask, rendered } = shop()
      await ask("a", fields)
      await ask("a", fields)
      return rendered() === 1
    }
    expect(await stays({ status: 200 })).toBe(true)
    expect(await stays({ status: 404 })).toBe(true)
    expect(await stays({ status: 500 })).toBe(false)
    expect(await stays({ status: 503 })).toBe(false)
    expect(await stays({ setCookies: ["a=b"] })).toBe(false)
    expect(await stays({ complete: false })).toBe(false)
  })

  it("gives what may not be kept only to the one it was rendered for", async () => {
    const { ask } = shop()
    const pages = await Promise.all([1, 2, 3].map(() => ask("a", { setCookies: ["a=b"] })))
    expect(new Set(pages.map((page) => String((page as Page).html))).size).toBe(3)
  })

  it("lets a failed rendering fail for the one who began it; whoever waited renders again", async () => {
    const { cache } = shop()
    const first = cache.page("a", () => Promise.reject(new Error("API gone")))
    const second = cache.page("a", () => Promise.resolve(pageOf("mjölk")))
    await expect(first).rejects.toThrow("API gone")
    expect(textOf(await second)).toContain("mjölk")
  })

  it("never keeps a page over midnight in Stockholm, when prices and dates change", async () => {
    const { ask, clock, rendered } = shop()
    clock.now = Date.parse("2026-03-10T22:59:50Z")
    await ask("a")
    clock.now = Date.parse("2026-03-10T23:00:00Z")
    await ask("a")
    expect(rendered()).toBe(2)
  })

  it("stays within its bytes however many addresses are asked for, the ones asked for longest going first", async () => {
    const { ask, rendered } = shop(20_000)
    await ask("popular")
    for (let index = 0; index < 500; index++) {
      await ask(`x${index}`)
      await ask("popular")
    }
    expect(rendered()).toBe(501)
    await ask("x0")
    expect(rendered()).toBe(502)
  })
})
