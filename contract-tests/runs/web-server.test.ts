import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { serializeCookie } from "#adapters/cookies/cookie-header.ts"
import { type FakeServer, makeFakeHttp, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { noon } from "#core/catalogue/testing.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { makeServerContainer } from "#web/container/server-container.ts"
import type { StyleRule } from "#web/server/critical-css.ts"
import { makeWeb } from "#web/server/serve-web.ts"
import { wireCart } from "../suites/wire-cart.ts"
import { wireCustomer } from "../suites/wire-customer.ts"
import { wireSettings } from "../suites/wire-settings.ts"
import { wireSite } from "../suites/wire-site.ts"
import { sessionCookieValue } from "./fake-shop.ts"

const root = { id: "1", name: "Skafferi", type: "StartPage", link: { url: "/" }, children: [] }
const responses: Readonly<Record<string, unknown>> = {
  "/navigation": { data: { tree: root, header: [], footer: [], customerService: [] } },
  "/settings": wireSettings()
}
/** An API that has only the navigation and the settings. */
const emptyShop: FakeServer = ({ path }) =>
  path in responses ? respondWithJson(responses[path]) : respondWithError(404, "ERR_NOT_FOUND")
/** In ms since 1970, near the end of JavaScript's dates. */
const farFutureTime = 8e15
const [customerCookie = ""] = serializeCookie(cookieNames.session, sessionCookieValue(farFutureTime), 60, {
  secure: false
}).split(";")

let clientFolder = ""
beforeAll(() => {
  clientFolder = mkdtempSync(join(tmpdir(), "skafferi-client-"))
  mkdirSync(join(clientFolder, ".vite"))
  mkdirSync(join(clientFolder, "assets"))
  writeFileSync(join(clientFolder, "assets/app.js"), `/* ${"x".repeat(2_000)} */`)
  writeFileSync(
    join(clientFolder, ".vite/manifest.json"),
    JSON.stringify({
      "web/app/entry-client.tsx": { file: "assets/app.js" },
      "web/app/browser-container.ts": { file: "assets/browser-container.js" },
      "style.css": { file: "assets/style.css" }
    })
  )
  writeFileSync(join(clientFolder, ".vite/module-chunks.json"), "{}")
  const rules: ReadonlyArray<StyleRule> = [
    { css: "body{margin:0}", within: [], requiredClasses: [[]] },
    { css: ".unused{margin:0}", within: [], requiredClasses: [["unused"]] }
  ]
  writeFileSync(join(clientFolder, ".vite/style-rules.json"), JSON.stringify(rules))
})
afterAll(() => rmSync(clientFolder, { recursive: true }))

/** Opens a web server whose API is `api`; returns it with the errors that it reported and its API calls. */
const openServer = (api: FakeServer = emptyShop) => {
  const http = makeFakeHttp(api)
  const errors: Array<unknown> = []
  const web = makeWeb({
    clientFolder,
    server: makeServerContainer({ http: http.port, cache: makeMemoryCache({ maxEntries: 10 }), clock: () => noon }),
    api: (request) => Promise.resolve(new Response(`forwarded ${request.method} ${new URL(request.url).pathname}`)),
    onError: (error) => void errors.push(error)
  })
  const send = (path: string, init?: RequestInit) =>
    Promise.resolve(web.fetch(new Request(`https://shop.test${path}`, init)))
  const sendForText = async (path: string, init?: RequestInit) => (await send(path, init)).text()
  return {
    send,
    sendForText,
    errors,
    callCount: () => http.sent.length,
    sentPaths: () => http.sent.map(({ path }) => path),
    sentMethods: () => http.sent.map(({ method }) => method)
  }
}

describe("makeWeb", () => {
  it("forwards every method for paths below /api and /images, and no other path", async () => {
    const { sendForText } = openServer()
    expect(await sendForText("/api/v1/carts", { method: "PUT" })).toBe("forwarded PUT /api/v1/carts")
    expect(await sendForText("/images/1.webp")).toBe("forwarded GET /images/1.webp")
    expect(await sendForText("/imagesx/1.webp")).not.toContain("forwarded")
    expect(await sendForText("/apis")).not.toContain("forwarded")
  })

  it("serves the build's files compressed, to be cached for a year, and responds with 404 without a caching header for others", async () => {
    const { send } = openServer()
    const foundAsset = await send("/assets/app.js", { headers: { "accept-encoding": "gzip" } })
    expect([
      foundAsset.status,
      foundAsset.headers.get("cache-control"),
      foundAsset.headers.get("content-encoding")
    ]).toEqual([200, "public, max-age=31536000, immutable", "gzip"])
    const missingAsset = await send("/assets/missing.js")
    expect([missingAsset.status, missingAsset.headers.get("cache-control"), await missingAsset.text()]).toEqual([
      404,
      null,
      ""
    ])
  })

  it("allows crawlers everything but personal pages and searches", async () => {
    const { sendForText } = openServer()
    expect((await sendForText("/robots.txt")).split("\n")).toEqual([
      "User-agent: *",
      "Disallow: /checkout",
      "Disallow: /mina-sidor",
      "Disallow: /login",
      "Disallow: /sok",
      ""
    ])
  })

  it("redirects a form that was submitted before hydration to its own page, always on this host", async () => {
    const { send } = openServer()
    for (const [path, target] of [
      ["/login?a=1", "/login"],
      ["//evil.test/x", "/evil.test/x"],
      ["///evil.test", "/evil.test"]
    ] as const) {
      const { status, headers } = await send(path, { method: "POST", body: "email=a" })
      expect([path, status, headers.get("location")]).toEqual([path, 303, target])
    }
  })

  it("redirects a link from a text message with 302, also for HEAD", async () => {
    const { send, callCount } = openServer()
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await send("/?prio=sms", { method })
      expect([method, status, headers.get("location")?.split("?")[0]]).toEqual([method, 302, "/registrera"])
    }
    expect(callCount()).toBe(0)
  })

  it.each(["PUT", "DELETE", "OPTIONS"])("refuses %s and names the methods that it allows", async (method) => {
    const { status, headers } = await openServer().send("/", { method })
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD, POST"])
  })

  it("renders a customer's page for every request, but a visitor's complete page only once: then it comes from the cache", async () => {
    const { send, callCount } = openServer()
    const countCallsOf = async (headers: Record<string, string>) => {
      const countBefore = callCount()
      await (await send("/registrera", { headers })).text()
      return callCount() - countBefore
    }
    expect([await countCallsOf({}), await countCallsOf({})]).toEqual([expect.any(Number), 0])
    const customerHeaders = { cookie: customerCookie }
    const firstCallCount = await countCallsOf(customerHeaders)
    expect([firstCallCount > 0, await countCallsOf(customerHeaders)]).toEqual([true, firstCallCount])
  })

  it("reports an error of rendering, and responds with 500 and without Retry-After", async () => {
    const error = new Error("bug")
    const { send, errors } = openServer(() => Effect.die(error))
    const response = await send("/")
    expect([response.status, response.headers.has("retry-after")]).toEqual([500, false])
    expect(await response.text()).toContain("<h1>Hoppsan, något gick fel!</h1>")
    expect(errors).toHaveLength(1)
  })

  it("does not render for a client that has disconnected", async () => {
    const { send, callCount, errors } = openServer()
    const { status } = await send("/", { signal: AbortSignal.abort(), headers: { cookie: customerCookie } })
    expect([status, callCount(), errors]).toEqual([503, 0, []])
  })
})

const selectionCookie = `${cookieNames.assortment}=${encodeURIComponent(
  JSON.stringify({
    deliveryType: "pickupAtStore",
    userSiteId: "1",
    userPostalCode: null,
    storeNo: "321",
    storeName: "Skafferi 1",
    city: "Stockholm"
  })
)}`

describe("the delivery time of a page", () => {
  /** A shop whose delivery times cannot be fetched. */
  const shopWithoutTimes: FakeServer = (request) =>
    request.path === "/sites" ? respondWithJson({ sites: [wireSite("1")] }) : emptyShop(request)
  const visitTwice = async (path: string) => {
    const { sendForText, sentPaths } = openServer(shopWithoutTimes)
    const get = () => sendForText(path, { headers: { cookie: selectionCookie } })
    await get()
    const slotRequestCount = sentPaths().filter((sentPath) => sentPath === "/graphql").length
    const countBefore = sentPaths().length
    await get()
    return { slotRequestCount, isCached: sentPaths().length === countBefore }
  }

  it("is requested for a page with the shell; the page is not cached while the time is missing", async () => {
    expect(await visitTwice("/finns-inte")).toEqual({ slotRequestCount: 1, isCached: false })
  })

  it("is not requested for a page without the shell, which is cached", async () => {
    expect(await visitTwice("/login")).toEqual({ slotRequestCount: 0, isCached: true })
  })
})

describe("a customer's page", () => {
  const now = new Date(noon).toISOString()
  const customerShop: FakeServer = (request) => {
    if (request.path === "/orders")
      return respondWithJson({
        carts: [
          wireCart("cart-1", [], { modifiedDate: now }),
          wireCart("cart-2", [], { modifiedDate: "2020-01-01T00:00:00.000Z" })
        ],
        orders: []
      })
    if (request.path === "/customer") return respondWithJson(wireCustomer())
    return emptyShop(request)
  }
  const dataOf = (html: string) => JSON.parse(/id="data">(.*?)<\/script>/.exec(html)?.[1] ?? "null").initialData

  it("has the customer's session, and asks for a store when none is saved, unless a cookie records that it has already asked", async () => {
    const { sendForText } = openServer(customerShop)
    const html = await sendForText("/finns-inte", { headers: { cookie: customerCookie } })
    expect(dataOf(html)).toMatchObject({
      promptsForStore: true,
      sessionEnded: false,
      states: { session: { status: "customer", customer: { firstName: "Anna" } } }
    })
    const cookie = `${customerCookie}; ${cookieNames.storeAsked}=1`
    expect(dataOf(await sendForText("/finns-inte", { headers: { cookie } }))).toMatchObject({ promptsForStore: false })
  })

  it("deletes no cart, since crawlers and prefetching load pages too", async () => {
    const { sendForText, sentMethods } = openServer(customerShop)
    await sendForText("/finns-inte", { headers: { cookie: customerCookie } })
    expect(sentMethods()).not.toContain("DELETE")
    expect(sentMethods()).toContain("GET")
  })
})

describe("a rendered page", () => {
  it("has a status of 404, also in its title, and is not indexed, when the path has no page", async () => {
    const response = await openServer().send("/finns-inte")
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe("404 Sidan hittas inte! | Skafferi")
    expect(html).toContain('<meta name="robots" content="noindex"')
  })

  it("contains the style rules that it uses, and links the app's script after the markup", async () => {
    const html = await openServer().sendForText("/finns-inte")
    expect(html).toContain("<style>body{margin:0}</style>")
    expect(html.indexOf('"/assets/app.js"')).toBeGreaterThan(html.indexOf("</main>"))
    expect(html).not.toContain("/assets/browser-container.js")
  })

  it("passes the errors of its routes to the browser's router", async () => {
    const data = /id="data">(.*?)<\/script>/.exec(await openServer().sendForText("/finns-inte"))?.[1] ?? ""
    expect(JSON.parse(data).hydration.errors["web/routes/page.tsx"]).toMatchObject({
      status: 404,
      data: { reason: "not-found" },
      internal: false
    })
  })
})
