import { gunzipSync } from "node:zlib"
import fc from "fast-check"
import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { hashSource } from "#web/server/security.ts"
import { apiInProcess, openWeb, sessionCookie, type Web } from "./web-in-process.ts"

let shop: TestStaging
let web: Web
/** The number of API calls since the test began. */
let callCount = 0
/** The paths of these calls. */
let callPaths: Array<string> = []
/** Paths for which the API returns 503. */
let failingPathPattern: RegExp | null = null
/** Paths for which the API returns HTML instead of JSON. */
let htmlPathPattern: RegExp | null = null
/** Paths for which the API never responds. */
let hangingPathPattern: RegExp | null = null
const sessions = new Map<string, string>()

beforeAll(async () => {
  shop = await stagingForTests()
  for (const [name, email] of [
    ["Anna", "anna.andersson@exempel.se"],
    ["Erik", "erik.eriksson@exempel.se"]
  ] as const) {
    sessions.set(name, sessionCookie(await shop.logIn(email)))
  }
})
afterAll(() => shop.close())

const openCachingWeb = (maxEntries: number): Web => {
  const { http, api } = apiInProcess(shop.staging)
  return openWeb({
    http: {
      send: (request) => {
        callCount += 1
        callPaths.push(request.path)
        const matches = (pattern: RegExp | null) => pattern?.test(request.path) === true
        if (matches(hangingPathPattern)) return Effect.never
        return http.send(request).pipe(
          Effect.map((response) => ({
            ...response,
            ...(matches(failingPathPattern) ? { status: 503 } : {}),
            ...(matches(htmlPathPattern) ? { text: "<h1>Proxy</h1>" } : {})
          }))
        )
      }
    },
    clock: () => shop.clock.now,
    maxEntries,
    api,
    onError: () => undefined
  })
}

afterEach(() => vi.useRealTimers())
beforeEach(() => {
  callCount = 0
  callPaths = []
  failingPathPattern = htmlPathPattern = hangingPathPattern = null
  web = openCachingWeb(1)
})

const get = async (path: string, { cookie = "", method = "GET", encoding = "gzip" } = {}) => {
  const response = await web.fetch(
    new Request(`http://shop.test${path}`, { method, headers: { cookie, "accept-encoding": encoding } })
  )
  const body = Buffer.from(await response.arrayBuffer())
  const text =
    response.headers.get("content-encoding") === "gzip" && body.length > 0
      ? gunzipSync(body).toString()
      : body.toString()
  return { status: response.status, headers: response.headers, text }
}

/** The cookie of a visitor who has selected pickup in the first store. */
const selectionCookie = `${cookieNames.assortment}=${encodeURIComponent(
  JSON.stringify({
    deliveryType: "pickupAtStore",
    userSiteId: "1001",
    userPostalCode: null,
    storeNo: "3201",
    storeName: "Skafferi Klara",
    city: "Stockholm"
  })
)}`

describe("the web server, for visitors,", () => {
  it("redirects a path with an invalid percent-encoding to a page with status 404, without a warning", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    for (const path of ["/50%rabatt", "/leveransorter/%E0%A4%A"]) {
      const redirect = await get(path)
      expect([path, redirect.status, (await get(redirect.headers.get("location") ?? "")).status]).toEqual([
        path,
        302,
        404
      ])
    }
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it("calls the API only for the first of two visitors of the same page", async () => {
    const firstPage = await get("/")
    const callCountBefore = callCount
    const secondPage = await get("/")
    expect(callCountBefore).toBeGreaterThan(0)
    expect(callCount).toBe(callCountBefore)
    expect(secondPage.text).toBe(firstPage.text)
    expect(secondPage.text).toContain("</html>")
  })

  it("allows every inline script and style of a cached page by its hash, and no others", async () => {
    for (const { headers, text } of [await get("/"), await get("/"), await get("/", { encoding: "identity" })]) {
      const hashInlineContents = (tag: string) =>
        [...text.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(([, content = ""]) => hashSource(content))
      const policy = headers.get("content-security-policy") ?? ""
      expect(policy).toContain(`script-src 'self' ${hashInlineContents("script").join(" ")};`)
      expect(policy).toContain(`style-src 'self' ${hashInlineContents("style").join(" ")};`)
      expect([hashInlineContents("script").length, hashInlineContents("style").length]).toEqual([2, 1])
    }
  })

  it("serves the same page without compression", async () => {
    expect((await get("/", { encoding: "identity" })).text).toBe((await get("/")).text)
  })

  it("responds to HEAD from the same page, without a body", async () => {
    const { status, text, headers } = await get("/", { method: "HEAD" })
    expect([status, text]).toEqual([200, ""])
    expect(headers.get("content-type")).toContain("text/html")
    const callCountBefore = callCount
    await get("/")
    expect(callCount).toBe(callCountBefore)
  })

  it("sends one page to visitors who come by different advertisements", async () => {
    const path = "/matvaror?page=1"
    const first = await get(`${path}&gclid=first&utm_source=SMS`)
    const callCountBefore = callCount
    expect((await get(`${path}&fbclid=second`)).text).toBe(first.text)
    expect((await get(path)).text).toBe(first.text)
    expect([first.status, first.text.includes("gclid"), callCount]).toEqual([200, false, callCountBefore])
  })

  it("responds with an empty 404, without rendering a page, to a path with a file extension", async () => {
    for (const path of ["/wp-login.php", "/a/b/.env", "/favicon.ico", "/matvaror/index.html?x=1"])
      expect([path, await get(path)]).toEqual([path, expect.objectContaining({ status: 404, text: "" })])
    expect((await get("/finns-inte")).text).toContain("<h1")
  })

  it("renders again for another store", async () => {
    const withoutStore = await get("/")
    const withStore = await get("/", { cookie: selectionCookie })
    expect(withoutStore.text).not.toContain("Skafferi Klara")
    expect(withStore.text).toContain("Skafferi Klara")
  })

  it("does not cache a page with a failed API call", async () => {
    failingPathPattern = /navigation/
    const incompletePage = await get("/")
    failingPathPattern = null
    const { status, text } = await get("/")
    expect([incompletePage.status, status]).toEqual([200, 200])
    const departmentPicturePattern = /\/images\/departments\//
    expect(incompletePage.text).not.toMatch(departmentPicturePattern)
    expect(text).toMatch(departmentPicturePattern)
  })

  it.each([
    ["timed out", () => (hangingPathPattern = /Loop54.search/)],
    ["got HTML", () => (htmlPathPattern = /Loop54.search/)]
  ])("does not cache a page with a call that %s", async (_, setFault) => {
    const countCards = async () => (await get("/sok?q=mellanmj%C3%B6lk")).text.split("<article").length - 1
    setFault()
    expect(await countCards()).toBe(0)
    hangingPathPattern = htmlPathPattern = null
    expect(await countCards()).toBeGreaterThan(0)
  })

  it("does not cache a page that lacks a block because the block's products could not be loaded", async () => {
    const countProductBlocks = async () => (await get("/")).text.split('"isCarousel":').length - 1
    htmlPathPattern = /Loop54/
    expect(await countProductBlocks()).toBe(0)
    htmlPathPattern = null
    expect(await countProductBlocks()).toBeGreaterThan(0)
  })

  it("does not cache a page that lacks the next free time because the call failed for an earlier page", async () => {
    web = openCachingWeb(1_000)
    failingPathPattern = /graphql/
    const showsNextTime = async (path: string) =>
      (await get(path, { cookie: selectionCookie })).text.includes("Nästa lediga tid")
    expect(await showsNextTime("/")).toBe(false)
    const graphqlCallCount = callPaths.filter((path) => path === "/graphql").length
    expect(await showsNextTime("/butiker")).toBe(false)
    expect(callPaths.filter((path) => path === "/graphql")).toHaveLength(graphqlCallCount)
    failingPathPattern = null
    shop.clock.now += 11_000
    expect([await showsNextTime("/"), await showsNextTime("/butiker")]).toEqual([true, true])
  })

  it("requests no delivery time for pages that show none, and does not wait for the delivery time before a redirect", async () => {
    for (const path of ["/login", "/registrera", "/leveransinfo"]) await get(path, { cookie: selectionCookie })
    expect(callPaths).not.toContain("/graphql")
    vi.useFakeTimers({ toFake: ["setTimeout"] })
    hangingPathPattern = /graphql/
    expect((await get("/mina-sidor", { cookie: selectionCookie })).status).toBe(302)
    expect(callPaths).toContain("/graphql")
  })

  it("finishes rendering for other visitors when the first one disconnects", async () => {
    const disconnection = new AbortController()
    const firstPromise = web.fetch(new Request("http://shop.test/", { signal: disconnection.signal }))
    const secondPromise = get("/")
    disconnection.abort()
    expect((await firstPromise).status).toBe(200)
    expect((await secondPromise).text).toContain("</html>")
  })
})

describe("pages for customers", () => {
  it("never show one customer's name to another or to a visitor, in any order", async () => {
    // All share the same selection cookies, so that only the session differs; the first page has set these cookies.
    const { headers: firstHeaders } = await get("/mina-sidor", { cookie: sessions.get("Anna") ?? "" })
    const selectionCookies = [
      ...firstHeaders.getSetCookie().map((setCookie) => setCookie.split(";")[0]),
      `${cookieNames.storeAsked}=1`
    ].join("; ")
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("Anna", "Erik", "visitor"), { minLength: 2, maxLength: 6 }),
        async (audiences) => {
          for (const audience of audiences) {
            const { text, headers } = await get("/mina-sidor", {
              cookie: `${selectionCookies}; ${sessions.get(audience) ?? ""}`
            })
            expect(text.includes("Anna")).toBe(audience === "Anna")
            expect(text.includes("Erik")).toBe(audience === "Erik")
            if (audience === "visitor") expect(headers.get("set-cookie")).toBeNull()
          }
        }
      ),
      { numRuns: 10 }
    )
  })
})

describe("a form that is submitted before hydration", () => {
  it.each([
    ["/login?retur=/checkout", "/login"],
    ["//elsewhere.example/x", "/elsewhere.example/x"],
    ["///elsewhere.example", "/elsewhere.example"]
  ])("at %s redirects to %s, never to another host", async (path, location) => {
    const { status, headers } = await get(path, { method: "POST" })
    expect([status, headers.get("location")]).toEqual([303, location])
  })
})

describe("a search that failed", () => {
  it("gets a page with status 503 and Retry-After, which is not cached", async () => {
    failingPathPattern = /Loop54\/search/
    const failedPage = await get("/sok?Q=ost", { cookie: selectionCookie })
    expect([failedPage.status, failedPage.headers.get("retry-after")]).toEqual([503, "5"])
    failingPathPattern = null
    const foundPage = await get("/sok?Q=ost", { cookie: selectionCookie })
    expect([foundPage.status, foundPage.headers.get("retry-after")]).toEqual([200, null])
  })
})

describe("a request that fails with a bug", () => {
  it("gets a response with status 500, a Content-Security-Policy and Cache-Control: private, no-cache", async () => {
    const failingWeb = openWeb({
      http: { send: () => Effect.never },
      clock: () => shop.clock.now,
      api: () => Promise.reject(new Error("a bug")),
      onError: () => undefined
    })
    const { status, headers } = await failingWeb.request("http://shop.test/api/v1/x")
    expect([status, headers.get("cache-control")]).toEqual([500, "private, no-cache"])
    expect(headers.get("content-security-policy")).toContain("default-src 'none'")
  })
})
