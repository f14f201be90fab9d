import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import fc from "fast-check"
import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { cookieText } from "#adapters/cookies/cookie-text.ts"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { stagingForTests, type TestStaging } from "#adapters/staging/testing.ts"
import { cookieNames } from "#core/ports/storage.ts"
import { makeWeb } from "#web/server/serve-web.ts"

let shop: TestStaging
let client = ""
let web: ReturnType<typeof makeWeb>
/** Calls that pages made of the API since the test began. */
let calls = 0
/** The paths of these calls. */
let paths: Array<string> = []
/** What the API fails at. */
let failing: RegExp | null = null
/** What the API answers with something that is no answer. */
let garbling: RegExp | null = null
/** What the API never answers. */
let stalling: RegExp | null = null
const sessions = new Map<string, string>()

beforeAll(async () => {
  shop = await stagingForTests()
  client = mkdtempSync(join(tmpdir(), "skafferi-client-"))
  mkdirSync(join(client, ".vite"))
  writeFileSync(join(client, ".vite/manifest.json"), JSON.stringify({ "web/app/entry-client.tsx": { file: "assets/app.js" }, "style.css": { file: "assets/style.css" } }))
  for (const [name, email] of [["Anna", "anna.andersson@exempel.se"], ["Erik", "erik.eriksson@exempel.se"]] as const) {
    const session = JSON.stringify({ token_type: "Bearer", access_token: await shop.logIn(email), expires_in: Number.MAX_SAFE_INTEGER })
    sessions.set(name, cookieText(cookieNames.session, session, 60, false).split(";")[0] ?? "")
  }
})
afterAll(async () => {
  rmSync(client, { recursive: true, force: true })
  await shop.close()
})
const openWeb = (entries: number): ReturnType<typeof makeWeb> => {
  const http = makeHttpInprocess({ handle: (request) => shop.staging.handle(request, "192.0.2.9"), base: "/api/v1" })
  return makeWeb({
    client,
    http: {
      send: (request) => {
        calls += 1
        paths.push(request.path)
        const hits = (fault: RegExp | null) => fault?.test(request.path) === true
        if (hits(stalling)) return Effect.never
        return http.send(request).pipe(Effect.map((answer) => ({ ...answer, ...(hits(failing) ? { status: 503 } : {}), ...(hits(garbling) ? { text: "<h1>Proxy</h1>" } : {}) })))
      }
    },
    cache: makeMemoryCache({ entries }),
    api: (request) => shop.staging.handle(request, "192.0.2.9"),
    clock: () => shop.clock.now,
    onError: () => undefined
  })
}
afterEach(() => vi.useRealTimers())
beforeEach(() => {
  calls = 0
  paths = []
  failing = garbling = stalling = null
  web = openWeb(1)
})

const ask = async (path: string, { cookie = "", method = "GET", encoding = "gzip" } = {}) => {
  const answer = await web.fetch(new Request(`http://shop.test${path}`, { method, headers: { cookie, "accept-encoding": encoding } }))
  const body = Buffer.from(await answer.arrayBuffer())
  const text = answer.headers.get("content-encoding") === "gzip" && body.length > 0 ? gunzipSync(body).toString() : body.toString()
  return { status: answer.status, headers: answer.headers, text }
}

const nonceOf = (headers: Headers): string => /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? ""

/** What stays of a page when its nonce is taken out. */
const bare = ({ headers, text }: Awaited<ReturnType<typeof ask>>): string => text.replaceAll(nonceOf(headers), "")

/** Of who collects in the first store. */
const chosen = `${cookieNames.assortment}=${encodeURIComponent(JSON.stringify({
  deliveryType: "pickupAtStore", userSiteId: "1001", userPostalCode: null, storeNo: "3201", storeName: "Skafferi Klara", city: "Stockholm"
}))}`

describe("pages for visitors", () => {
  it("says of an address with broken percent signs that there is no such page, and nothing to the log", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    for (const path of ["/50%rabatt", "/leveransorter/%E0%A4%A"]) {
      const moved = await ask(path)
      expect([path, moved.status, (await ask(moved.headers.get("location") ?? "")).status]).toEqual([path, 302, 404])
    }
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })

  it("asks the API once for two visitors of the same page", async () => {
    const first = await ask("/")
    const asked = calls
    const second = await ask("/")
    expect(asked).toBeGreaterThan(0)
    expect(calls).toBe(asked)
    expect(bare(second)).toBe(bare(first))
    expect(second.text).toContain("</html>")
  })

  it("gives every answer a nonce of its own, in its policy and on every script", async () => {
    const answers = [await ask("/"), await ask("/"), await ask("/", { encoding: "identity" })]
    expect(new Set(answers.map(({ headers }) => nonceOf(headers))).size).toBe(3)
    for (const { headers, text } of answers) {
      const scripts = text.match(/<script\b[^>]*>/g) ?? []
      expect(scripts.length).toBeGreaterThan(2)
      for (const script of scripts) expect(script).toContain(`nonce="${nonceOf(headers)}"`)
    }
  })

  it("answers a client that cannot unpack with the same page", async () => {
    expect(bare(await ask("/", { encoding: "identity" }))).toBe(bare(await ask("/")))
  })

  it("answers HEAD from the same page, without a body", async () => {
    const { status, text, headers } = await ask("/", { method: "HEAD" })
    expect([status, text]).toEqual([200, ""])
    expect(headers.get("content-type")).toContain("text/html")
    const asked = calls
    await ask("/")
    expect(calls).toBe(asked)
  })

  it("ROUTE-40 keeps answering 404 for what is not there", async () => {
    expect((await ask("/finns-inte")).status).toBe(404)
    const asked = calls
    expect((await ask("/finns-inte")).status).toBe(404)
    expect(calls).toBe(asked)
  })

  it("renders anew for another store", async () => {
    const without = await ask("/")
    const within = await ask("/", { cookie: chosen })
    expect(without.text).not.toContain("Skafferi Klara")
    expect(within.text).toContain("Skafferi Klara")
  })

  it("keeps no page that lacks what the API failed at", async () => {
    failing = /navigation/
    const poor = await ask("/")
    failing = null
    const { status, text } = await ask("/")
    expect([poor.status, status]).toEqual([200, 200])
    const departments = /\/images\/departments\//
    expect(poor.text).not.toMatch(departments)
    expect(text).toMatch(departments)
  })

  it.each([
    ["timed out", () => (stalling = /Loop54.search/)],
    ["was answered with what is no answer", () => (garbling = /Loop54.search/)]
  ])("keeps no page with a call that %s", async (_, breakIt) => {
    const cards = async () => (await ask("/sok?q=mellanmj%C3%B6lk")).text.split("<article").length - 1
    breakIt()
    expect(await cards()).toBe(0)
    stalling = garbling = null
    expect(await cards()).toBeGreaterThan(0)
  })

  it("keeps no page that left a part of its own out because the goods in it could not be had", async () => {
    const shelves = async () => (await ask("/")).text.split('"kind":"products"').length - 1
    garbling = /Loop54/
    expect(await shelves()).toBe(0)
    garbling = null
    expect(await shelves()).toBeGreaterThan(0)
  })

  it("keeps no page that lacks the next free time because it could not be found out for the page before", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    web = openWeb(1_000)
    failing = /graphql/
    const has = async (path: string) => (await ask(path, { cookie: chosen })).text.includes("Nästa lediga tid")
    expect(await has("/")).toBe(false)
    const asked = paths.filter((path) => path === "/graphql").length
    expect(await has("/butiker")).toBe(false)
    expect(paths.filter((path) => path === "/graphql")).toHaveLength(asked)
    failing = null
    vi.setSystemTime(Date.now() + 11_000)
    expect([await has("/"), await has("/butiker")]).toEqual([true, true])
  })

  it("looks for no time where none is shown, and sends on without waiting for one", async () => {
    for (const path of ["/login", "/registrera", "/leveransinfo"]) await ask(path, { cookie: chosen })
    expect(paths).not.toContain("/graphql")
    vi.useFakeTimers({ toFake: ["setTimeout"] })
    stalling = /graphql/
    expect((await ask("/mina-sidor", { cookie: chosen })).status).toBe(302)
    expect(paths).toContain("/graphql")
  })

  it("does not end for the others when the first one leaves", async () => {
    const leaving = new AbortController()
    const first = web.fetch(new Request("http://shop.test/", { signal: leaving.signal }))
    const second = ask("/")
    leaving.abort()
    expect((await first).status).toBe(200)
    expect((await second).text).toContain("</html>")
  })
})

describe("pages for customers", () => {
  it("never show one customer's name to another or to a visitor, in any order", async () => {
    // All have chosen the same, so that nothing but the session tells them apart; the first page has set these cookies.
    const { headers: first } = await ask("/mina-sidor", { cookie: sessions.get("Anna") ?? "" })
    const chosen = [...first.getSetCookie().map((set) => set.split(";")[0]), `${cookieNames.storeAsked}=1`].join("; ")
    await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom("Anna", "Erik", "visitor"), { minLength: 2, maxLength: 6 }), async (people) => {
      for (const who of people) {
        const { text, headers } = await ask("/mina-sidor", { cookie: `${chosen}; ${sessions.get(who) ?? ""}` })
        expect(text.includes("Anna")).toBe(who === "Anna")
        expect(text.includes("Erik")).toBe(who === "Erik")
        if (who === "visitor") expect(headers.get("set-cookie")).toBeNull()
      }
    }), { numRuns: 10 })
  })
})

describe("a form that is sent before the page's script is there", () => {
  it.each([["/login?retur=/checkout", "/login"], ["//elsewhere.example/x", "/elsewhere.example/x"], ["///elsewhere.example", "/elsewhere.example"]])("at %s brings the page at %s back, never another host's", async (path, back) => {
    const { status, headers } = await ask(path, { method: "POST" })
    expect([status, headers.get("location")]).toEqual([303, back])
  })
})
