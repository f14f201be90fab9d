import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { serializeCookie } from "#adapters/cookies/cookie-header.ts"
import { type FakeServer, makeFakeHttp, respondWithError } from "#adapters/fakes/fake-http.ts"
import { noon } from "#core/catalogue/testing.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { sessionCookieValue } from "./fake-shop.ts"
import { openWeb } from "./web-in-process.ts"

/** Requests a page as a customer, of a shop whose API is `server`. */
const getPage = async (url: string, server: FakeServer) => {
  const web = openWeb({ http: makeFakeHttp(server).port, clock: () => noon, onError: () => undefined })
  const [cookie = ""] = serializeCookie(cookieNames.session, sessionCookieValue(8e15), 60, { secure: false }).split(";")
  const response = await web.fetch(new Request(url, { headers: { cookie, "accept-encoding": "identity" } }))
  return { response, text: await response.text() }
}

describe("a page for a customer whose session the API rejects", () => {
  const rejectingServer: FakeServer = () => respondWithError(401, "ERR_UNAUTHORIZED")

  it.each([
    ["a page over HTTPS", "https://shop.test/", "; Secure"],
    ["a page over HTTP", "http://shop.test/", ""],
    ["a redirect over HTTPS", "https://shop.test/mina-sidor", "; Secure"],
    ["a redirect over HTTP", "http://shop.test/mina-sidor", ""]
  ])(
    "AUTH-09 removes the session's cookie, with the attributes it was written with: %s",
    async (kind, url, secureAttribute) => {
      const { response } = await getPage(url, rejectingServer)
      expect(response.status >= 300 && response.status < 400).toBe(kind.startsWith("a redirect"))
      expect(response.headers.getSetCookie()).toContain(
        `${cookieNames.session}=; Path=/; Max-Age=0; SameSite=Lax${secureAttribute}`
      )
    }
  )
})

describe("the notice that the session has ended", () => {
  const noticeCookie = `${cookieNames.sessionEnded}=1`
  const removesCookie = async (url: string) => {
    const web = openWeb({
      http: makeFakeHttp(() => respondWithError(404, "ERR_NOT_FOUND")).port,
      clock: () => noon,
      onError: () => undefined
    })
    const { headers } = await web.fetch(new Request(url, { headers: { cookie: noticeCookie } }))
    return headers.getSetCookie().some((cookie) => cookie.startsWith(`${cookieNames.sessionEnded}=;`))
  }

  it("is shown once: the next page removes its cookie, and a redirect leaves it to the page that follows", async () => {
    expect(await removesCookie("https://shop.test/")).toBe(true)
    expect(await removesCookie("https://shop.test/mina-sidor")).toBe(false)
  })
})

describe("a page whose loader fails with a bug", () => {
  it("never contains the text of the error, in its markup or its data", async () => {
    const { response, text } = await getPage("https://shop.test/sok?Q=mj%C3%B6lk", ({ path }) =>
      path === "/Loop54/search" ? Effect.die(new Error("secret of the server")) : respondWithError(404, "ERR_NOT_FOUND")
    )
    expect(response.status).toBe(500)
    expect(text).toContain('{"status":500,"statusText":"","data":{"reason":"unavailable"},"internal":false}')
    expect(text).not.toContain("secret of the server")
  })
})

describe("a page that cannot be rendered", () => {
  it("never contains the text of the error", async () => {
    const { response, text } = await getPage("https://shop.test/", () => Effect.die(new Error("secret of the server")))
    expect([response.status, response.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"])
    expect(text).not.toContain("secret of the server")
  })
})
