import { describe, expect, it } from "vitest"
import { getCart } from "#core/cart/api.ts"
import { topSellers } from "#core/catalogue/api.ts"
import { createToken } from "#core/session/api.ts"
import { Overloaded } from "../database/errors.ts"
import { Refusal, refuse } from "./refusal.ts"
import { errorResponse, respond } from "./respond.ts"
import { type Route, route } from "./route.ts"
import type { Shop } from "./shop.ts"

const routeOf = (endpoint: Parameters<typeof route>[0]): Route => route(endpoint, () => Promise.reject(new Error()))
const sharedRoute = routeOf(topSellers)
const customerRoute = routeOf(getCart)
const sessionRoute = routeOf(createToken)

const cacheControlOf = (handledRoute: Route | null, status: number, query = "") =>
  respond(handledRoute, new Request(`http://shop.test/x${query}`), "r1", { status, pieces: ["{}"] }).headers.get(
    "cache-control"
  )

describe("respond", () => {
  it("lets caches share only successful responses without customer data", () => {
    expect(cacheControlOf(sharedRoute, 200)).toBe("public, max-age=60")
    expect(cacheControlOf(sharedRoute, 200, "?nocache=1")).toBe("private, no-cache")
    for (const status of [201, 400, 401, 403, 404, 409, 422, 429, 500, 503])
      for (const handledRoute of [sharedRoute, customerRoute, null])
        expect([status, cacheControlOf(handledRoute, status)]).toEqual([status, "private, no-cache"])
    for (const handledRoute of [customerRoute, null])
      expect(cacheControlOf(handledRoute, 200)).toBe("private, no-cache")
  })

  it("forbids caches to store tokens, and the errors of calls that return tokens", () => {
    for (const status of [200, 400, 429, 500]) expect(cacheControlOf(sessionRoute, status)).toBe("no-store")
  })

  it("sets headers for the request's id, the length and type of a body, and the authentication scheme only for 401", async () => {
    const response = respond(customerRoute, new Request("http://shop.test/x"), "r1", {
      status: 401,
      pieces: ['{"a":', '"å"}']
    })
    expect(Object.fromEntries(response.headers)).toEqual({
      "x-request-id": "r1",
      "cache-control": "private, no-cache",
      "content-type": "application/json; charset=utf-8",
      "content-length": "10",
      vary: "accept-encoding",
      "www-authenticate": "Bearer"
    })
    expect(await response.text()).toBe('{"a":"å"}')
    const emptyResponse = respond(
      customerRoute,
      new Request("http://shop.test/x"),
      "r1",
      { status: 204, pieces: null },
      7
    )
    expect(Object.fromEntries(emptyResponse.headers)).toEqual({
      "x-request-id": "r1",
      "cache-control": "private, no-cache",
      vary: "accept-encoding",
      "retry-after": "7"
    })
    expect(emptyResponse.body).toBeNull()
  })
})

describe("errorResponse", () => {
  const respondTo = async (error: unknown, handledRoute: Route | null = customerRoute) => {
    const reports: Array<unknown> = []
    const shop = { report: (problem: unknown) => void reports.push(problem) } as unknown as Shop
    const response = errorResponse(shop, handledRoute, new Request("http://shop.test/x"), "r1", error)
    return {
      status: response.status,
      retryAfter: response.headers.get("retry-after"),
      body: await response.json(),
      reports
    }
  }

  it("returns a refusal's errors, and does not report them", async () => {
    expect(await respondTo(refuse("ERR_CART_NOT_FOUND", "There is no such cart.", { retryAfter: 3 }))).toEqual({
      status: 404,
      retryAfter: "3",
      body: { errors: [{ code: "ERR_CART_NOT_FOUND", message: "There is no such cart." }], requestId: "r1" },
      reports: []
    })
  })

  it("never returns the text of an unexpected error, and reports the error", async () => {
    const bug = new Error("password is secret")
    expect(await respondTo(bug)).toEqual({
      status: 500,
      retryAfter: null,
      body: {
        errors: [{ code: "ERR_INTERNAL", message: "Something went wrong on our side." }],
        requestId: "r1"
      },
      reports: [{ requestId: "r1", endpoint: "getCart", error: bug }]
    })
    expect((await respondTo(bug, null)).reports).toEqual([{ requestId: "r1", endpoint: "", error: bug }])
  })

  it("responds 503 with Retry-After: 5 when the server is overloaded", async () => {
    const outage = new Overloaded("too many statements wait")
    const { body, ...response } = await respondTo(outage)
    expect(response).toEqual({
      status: 503,
      retryAfter: "5",
      reports: [{ requestId: "r1", endpoint: "getCart", error: outage }]
    })
    expect(body).toEqual({
      errors: [{ code: "ERR_UNAVAILABLE", message: "The server is overloaded, or its database does not respond." }],
      requestId: "r1"
    })
  })

  it("returns an OAuth error object for the log-in endpoints", async () => {
    expect((await respondTo(new Refusal([{ code: "invalid_grant", message: "no" }]), sessionRoute)).body).toEqual({
      error: "invalid_grant",
      error_description: "no"
    })
    expect((await respondTo(refuse("ERR_VALIDATION", "username is missing"), sessionRoute)).body).toEqual({
      error: "invalid_request",
      error_description: "username is missing"
    })
  })
})
