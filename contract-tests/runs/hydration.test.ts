import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { apiInProcess, openWeb, sessionCookie } from "./web-in-process.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

/** Whether the browser runs the shop's code as soon as it has loaded the page, and not only when the shopper interacts with it. */
const hydratesImmediately = async (
  path: string,
  { cookie = "", failingPathPattern = /^$/, latencyMs = 0 } = {}
): Promise<boolean> => {
  const { http, api } = apiInProcess(shop.staging)
  const web = openWeb({
    http: {
      send: (request) =>
        http.send(request).pipe(
          Effect.delay(latencyMs),
          Effect.map((response) => (failingPathPattern.test(request.path) ? { ...response, status: 503 } : response))
        )
    },
    clock: () => shop.clock.now,
    maxEntries: 1,
    api,
    onError: () => undefined
  })
  const response = await web.fetch(new Request(`http://shop.test${path}`, { headers: { cookie } }))
  return (await response.text()).includes('type="module" src=')
}

describe("a page is hydrated", () => {
  it.each(["/", "/matvaror/mejeri-ost-och-agg", "/sok?Q=ost", "/butiker"])(
    "at the first interaction for a visitor when all parts of the page have loaded: %s",
    async (path) => {
      expect(await hydratesImmediately(path)).toBe(false)
    }
  )

  it.each(["/", "/matvaror/mejeri-ost-och-agg", "/mina-sidor"])(
    "at the first interaction for a customer when all parts of the page have loaded: %s",
    async (path) => {
      const cookie = sessionCookie(await shop.logIn("anna.andersson@exempel.se"))
      expect(await hydratesImmediately(path, { cookie })).toBe(false)
    }
  )

  it("at the first interaction for a customer when each call takes longer than the page waits for the delivery time alone", async () => {
    const cookie = sessionCookie(await shop.logIn("anna.andersson@exempel.se"))
    expect(await hydratesImmediately("/", { cookie, latencyMs: 400 })).toBe(false)
  })

  it("immediately for a customer whose favourites failed to load", async () => {
    const cookie = sessionCookie(await shop.logIn("anna.andersson@exempel.se"))
    expect(await hydratesImmediately("/", { cookie, failingPathPattern: /favou?rite/i })).toBe(true)
  })

  it.each([
    ["a form without the shell", "/login", {}],
    ["an error", "/finns/inte", {}],
    ["a part of the shell that failed to load", "/", { failingPathPattern: /navigation/ }],
    ["a message about the session's end", "/", { cookie: `${cookieNames.sessionEnded}=1` }]
  ])("immediately with %s", async (_, path, options) => expect(await hydratesImmediately(path, options)).toBe(true))
})
