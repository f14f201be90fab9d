import { Cause, Effect, Exit, Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { endpoints as declaredEndpoints } from "#core/composition/endpoints.ts"
import { deliverySlotsAvailability } from "#core/delivery/api.ts"
import { mostBoughtProducts, mostBoughtRecipes } from "#core/catalogue/most-bought-api.ts"
import { getCookies } from "#core/content/cookies-api.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import type { Endpoint } from "#core/contract/endpoint.ts"
import { type TestResponse, stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { demoPictures } from "#adapters/demo-shop/pictures/demo-pictures.ts"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { makeExampleCalls, slotsBody } from "#adapters/demo-shop/testing-calls.ts"
import { makeStaging } from "./make-staging.ts"

let shop: TestStaging

beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

const amount: unknown = expect.any(Number)

const describeContractError = (endpoint: Pick<Endpoint, "response">, { text, json }: TestResponse): string | null => {
  if (endpoint.response === null) return text === "" ? null : "a body where none is declared"
  const exit = Schema.decodeUnknownExit(endpoint.response)(json, { errors: "all" })
  return Exit.isSuccess(exit) ? null : String(Cause.squash(exit.cause)).slice(0, 1_500)
}

describe("the staging API", () => {
  it("responds to every declared call with the declared status and body", async () => {
    const { calls, prepare } = await makeExampleCalls(shop)
    const endpoints = new Map(shop.staging.endpoints.map((endpoint) => [endpoint.name, endpoint]))
    expect(Object.keys(calls).toSorted()).toEqual([...endpoints.keys()].toSorted())
    expect(declaredEndpoints.map(({ name }) => name)).toEqual(expect.arrayContaining([...endpoints.keys()]))
    for (const [name, variants] of Object.entries(calls)) {
      const endpoint = endpoints.get(name) as Endpoint
      for (const variant of variants) {
        await prepare(name)
        const [path, request] = variant()
        const response = await shop.call(endpoint.method, path, request)
        expect([name, path, response.status, response.status >= 400 ? response.text : ""]).toEqual([
          name,
          path,
          endpoint.status ?? 200,
          ""
        ])
        expect([name, path, describeContractError(endpoint, response)]).toEqual([name, path, null])
        expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
        // The compression in front of the API needs the content-length to skip small responses.
        const contentLength = response.text === "" ? null : String(Buffer.byteLength(response.text))
        expect([name, response.headers.get("content-length"), response.headers.get("vary")]).toEqual([
          name,
          contentLength,
          "accept-encoding"
        ])
      }
    }
    expect(shop.unexpectedErrors).toEqual([])
  })

  it("API-01 has the base path /api/v1 unless another one is configured, for the API and for its client", async () => {
    const { database, clock } = shop
    const otherStaging = makeStaging({
      database,
      clock: () => clock.now,
      pictures: demoPictures,
      basePath: "/other/v2"
    })
    const fetchStatus = async ({ handle }: Pick<TestStaging["staging"], "handle">, path: string) =>
      (await handle(new Request(`http://shop.test${path}`), "192.0.2.1")).status
    expect([
      await fetchStatus(shop.staging, "/api/v1/settings"),
      await fetchStatus(shop.staging, "/other/v2/settings"),
      await fetchStatus(otherStaging, "/api/v1/settings"),
      await fetchStatus(otherStaging, "/other/v2/settings")
    ]).toEqual([200, 404, 404, 200])
    const port = makeHttpInprocess({
      handle: (request) => otherStaging.handle(request, "192.0.2.1"),
      base: "/other/v2"
    })
    const { status, text } = await Effect.runPromise(
      port.send({ method: "GET", path: "/settings", query: [], headers: {} })
    )
    expect([status, JSON.parse(text).companyName]).toEqual([200, "Skafferi"])
  })

  it("rejects requests from visitors and other customers with error codes that the endpoint declares", async () => {
    const freshShop = await stagingForTests()
    const { calls, prepare } = await makeExampleCalls(freshShop)
    const otherToken = await freshShop.logIn("erik.eriksson@exempel.se")
    const refusals = new Set<string>()
    const endpoints = new Map(freshShop.staging.endpoints.map((endpoint) => [endpoint.name, endpoint]))
    for (const [name, variants] of Object.entries(calls)) {
      const endpoint = endpoints.get(name) as Endpoint
      const declaredCodes = new Set<string>([...endpoint.errors, "ERR_VALIDATION", "ERR_NOT_LOGGED_IN"])
      for (const variant of variants) {
        await prepare(name)
        const [path, { token, ...request } = {}] = variant()
        for (const caller of token === undefined ? [{}] : [{}, { token: "forged" }, { token: otherToken }]) {
          const { status, json } = await freshShop.call(endpoint.method, path, { ...request, ...caller })
          if (status < 400) continue
          const code = json.errors?.[0].code ?? json.error
          refusals.add(`${name} ${code}`)
          expect([name, path, status, code, declaredCodes.has(code)]).toEqual([name, path, status, code, true])
        }
        // The example's own customer makes the call, too, because it creates data that later calls need.
        if (token !== undefined) await freshShop.call(endpoint.method, path, { ...request, token })
      }
    }
    for (const call of ["getPickingFee", "removeDiscountCode", "getCart", "checkOutCart"])
      expect(refusals).toContain(`${call} ERR_FORBIDDEN`)
    await freshShop.close()
  })

  it("returns catering slots that are fully booked on some dates and free on others", async () => {
    type Day = {
      readonly deliverySlots: ReadonlyArray<{
        readonly maxCateredReservations: number
        readonly cateredReservations: number
      }>
    }
    const response = await shop.call("POST", "/graphql", { body: slotsBody("Pickup") })
    const days = (response.json.data.deliverySlotsAvailability as ReadonlyArray<Day>).map(({ deliverySlots }) =>
      deliverySlots.filter(({ maxCateredReservations }) => maxCateredReservations > 0)
    )
    const fullDays = days.filter(
      (slots) =>
        slots.length > 0 &&
        slots.every(({ maxCateredReservations, cateredReservations }) => cateredReservations >= maxCateredReservations)
    )
    expect(fullDays.length).toBeGreaterThan(0)
    expect(fullDays.length).toBeLessThan(days.length / 2)
    expect(
      days.every((slots) =>
        slots.every(({ maxCateredReservations, cateredReservations }) => cateredReservations <= maxCateredReservations)
      )
    ).toBe(true)
  })

  it("API-74 API-77 ENTITY-15 responds to the four operations of the GraphQL endpoint with the specified fields", async () => {
    for (const method of ["Home", "Pickup"] as const) {
      const slotsResponse = await shop.call("POST", "/graphql", { body: slotsBody(method) })
      expect(describeContractError(deliverySlotsAvailability, slotsResponse)).toBeNull()
      const days = slotsResponse.json.data.deliverySlotsAvailability
      expect(Object.keys(slotsBody(method).variables.input)).toEqual([
        "deliveryMethod",
        "zipCode",
        "cartId",
        "siteId",
        "isNewOrder"
      ])
      expect(days).toHaveLength(14)
      for (const day of days) {
        expect(Object.keys(day)).toEqual(["date", "openReservationsId", "deliverySlots"])
        expect(day.deliverySlots.length).toBeGreaterThan(0)
        for (const slot of day.deliverySlots)
          expect(slot).toEqual({
            id: expect.any(String),
            isEnabled: expect.any(Boolean),
            deliveryDate: day.date,
            deliveryFromTime: expect.stringMatching(/^\d\d:\d\d$/),
            deliveryToTime: expect.stringMatching(/^\d\d:\d\d$/),
            pickingFee: amount,
            currentPickingFee: amount,
            freightFee: amount,
            pickingFeeLimit: amount,
            currentPickingFeeLimit: amount,
            originalPickingFee: amount,
            maxCateredReservations: amount,
            cateredReservations: amount,
            lastReservationDateWithCateredMeal: null
          })
      }
    }
    const customerToken = await shop.logIn()
    const productsResponse = await shop.call("POST", "/graphql", {
      token: customerToken,
      body: {
        operationName: mostBoughtProducts.name,
        query: mostBoughtProducts.document,
        variables: { size: 5, days: 90 }
      }
    })
    expect(describeContractError(mostBoughtProducts, productsResponse)).toBeNull()
    expect(productsResponse.json.data.mostBoughtProducts).toHaveLength(5)
    const recipesResponse = await shop.call("POST", "/graphql", {
      token: customerToken,
      body: { operationName: mostBoughtRecipes.name, query: mostBoughtRecipes.document, variables: { size: 5 } }
    })
    expect(describeContractError(mostBoughtRecipes, recipesResponse)).toBeNull()
    const cookiesResponse = await shop.call("POST", "/graphql", {
      body: { operationName: getCookies.name, query: getCookies.document, variables: {} }
    })
    expect(describeContractError(getCookies, cookiesResponse)).toBeNull()
    expect(Object.keys(cookiesResponse.json.data.getCookies.cookies[0])).toEqual(["Name", "Category"])
    expect(cookiesResponse.json.data.getCookies.domain).toBe("shop.test")
    expect(
      cookiesResponse.json.data.getCookies.cookies.map(({ Name }: { readonly Name: string }) => Name).toSorted()
    ).toEqual(Object.values(cookieNames).toSorted())
  })

  it.each([
    ["Home", "abcde"],
    ["Home", "1112"],
    ["Home", null],
    ["Pickup", "x"]
  ] as const)("DELIV-02 refuses a request for %s slots with the postal code %j", async (deliveryMethod, zipCode) => {
    const {
      variables: { input },
      ...body
    } = slotsBody("Home")
    const { status, json } = await shop.call("POST", "/graphql", {
      body: { ...body, variables: { input: { ...input, deliveryMethod, zipCode } } }
    })
    expect([status, json.errors?.[0].extensions.code]).toEqual([200, "ERR_VALIDATION"])
  })

  it("returns no slots for a postal code without home delivery, and refuses an unknown site", async () => {
    const {
      variables: { input },
      ...body
    } = slotsBody("Home")
    const fetchSlots = async (fields: object) =>
      (await shop.call("POST", "/graphql", { body: { ...body, variables: { input: { ...input, ...fields } } } })).json
    expect((await fetchSlots({ zipCode: "98107" })).data.deliverySlotsAvailability).toEqual([])
    expect((await fetchSlots({ zipCode: "00000" })).data.deliverySlotsAvailability).toEqual([])
    expect((await fetchSlots({ siteId: "9999" })).errors[0].extensions.code).toBe("ERR_SITE_NOT_FOUND")
  })
})
