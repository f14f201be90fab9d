import { describe, expect, it } from "vitest"
import { getCustomer } from "#core/account/api.ts"
import { listSites } from "#core/assortment/api.ts"
import { changeItem, deleteCart, getCart } from "#core/cart/api.ts"
import { getPickingFee } from "#core/delivery/api.ts"
import type { Endpoint } from "#core/contract/endpoint.ts"
import { removeDiscountCode } from "#core/coupon/api.ts"
import { createToken } from "#core/session/api.ts"
import { defaultStagingSettings } from "../staging-settings.ts"
import { handleCall } from "./handle-call.ts"
import { type Caller, type Context, JsonResponse, type Route, route } from "./route.ts"
import type { Shop } from "./shop.ts"

const now = Date.parse("2026-03-10T09:00:00Z")
const anna: Caller = { id: "anna", role: "customer", sessionId: "s1" }
const pool = {
  name: "pool",
  transaction: () => ({ execute: (run: (transaction: unknown) => Promise<unknown>) => run({ name: "transaction" }) })
}

interface HandledCall {
  readonly caller: Caller | null
  readonly databaseKind: string
  readonly context: Context
  readonly input: { readonly params: unknown; readonly query: unknown; readonly body: unknown }
}

/** Calls an endpoint whose handler records its context and input; the token 'anna' is Anna's, any other is invalid. */
const call = async (
  endpoint: Endpoint,
  {
    options = {},
    token,
    query = "",
    body,
    params = {},
    handle = () => null
  }: {
    readonly options?: Partial<Route>
    readonly token?: string
    readonly query?: string
    readonly body?: string
    readonly params?: Readonly<Record<string, string>>
    readonly handle?: (attempt: number) => unknown
  } = {}
) => {
  const handledCalls: Array<HandledCall> = []
  const verifications: Array<string> = []
  const reportedErrors: Array<unknown> = []
  const shop = {
    database: { sql: pool },
    clock: () => now,
    settings: defaultStagingSettings,
    tokens: {
      verify: async (_: unknown, requestToken: string, time: number) => {
        verifications.push(`${requestToken} ${time}`)
        return requestToken === "anna" ? anna : null
      }
    },
    report: ({ error }: { readonly error: unknown }) => void reportedErrors.push(error)
  } as unknown as Shop
  const recordingRoute: Route = {
    ...(route(endpoint, () => Promise.reject(new Error())) as Route),
    handle: async (context, input) => {
      const { caller, ...decodedInput } = input as HandledCall["input"] & Pick<HandledCall, "caller">
      handledCalls.push({
        caller,
        databaseKind: (context.database as unknown as typeof pool).name,
        context,
        input: decodedInput
      })
      return handle(handledCalls.length)
    },
    ...options
  }
  const response = await handleCall(
    shop,
    recordingRoute
  )({
    request: new Request(`http://shop.test/x${query}`, {
      method: endpoint.method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" })
      },
      ...(body === undefined ? {} : { body })
    }),
    params,
    ipAddress: "192.0.2.1"
  })
  const text = await response.text()
  return {
    status: response.status,
    code: text === "" ? null : JSON.parse(text)?.errors?.[0].code,
    text,
    handledCalls,
    verifications,
    reportedErrors
  }
}

describe("a call that needs a customer", () => {
  it("passes the token's customer to the handler, and verifies the token at the current time", async () => {
    const { status, handledCalls, verifications } = await call(getCart, { token: "anna", params: { id: "c1" } })
    expect([status, handledCalls[0]?.caller, verifications]).toEqual([200, anna, [`anna ${now}`]])
    expect(handledCalls[0]?.input).toEqual({ params: { id: "c1" }, query: undefined, body: undefined })
  })

  it.each([undefined, "forged"])("is refused with 401 and not handled with the token %s", async (token) => {
    for (const endpoint of [getCart, getCustomer, deleteCart]) {
      const { status, code, handledCalls } = await call(endpoint, token === undefined ? {} : { token })
      expect([status, code, handledCalls]).toEqual([401, "ERR_NOT_LOGGED_IN", []])
    }
  })
})

describe("a public call", () => {
  it("passes its customer to the handler, if there is one", async () => {
    const query = "?deliveryType=homeDelivery"
    for (const [token, caller] of [
      ["anna", anna],
      ["forged", null]
    ] as const)
      expect((await call(getPickingFee, { token, query })).handledCalls[0]?.caller).toEqual(caller)
    expect((await call(getPickingFee, { query })).handledCalls[0]?.caller).toBeNull()
  })

  it("never reads the customer's token when caches share its response", async () => {
    const { status, handledCalls, verifications } = await call(listSites, { token: "anna", query: "?siteTypeId=3" })
    expect([status, handledCalls[0]?.caller, verifications]).toEqual([200, null, []])
  })
})

describe("the transaction of a call", () => {
  it("is opened for a write, unless its handler opens its own, and not for a read", async () => {
    const databaseKindsOf = async (endpoint: Endpoint, options: Partial<Route> = {}) =>
      (await call(endpoint, { token: "anna", options })).handledCalls.map(({ databaseKind }) => databaseKind)
    expect(await databaseKindsOf(deleteCart)).toEqual(["transaction"])
    expect(await databaseKindsOf(deleteCart, { withoutTransaction: true })).toEqual(["pool"])
    expect(await databaseKindsOf(getCart)).toEqual(["pool"])
  })

  it.each(["40001", "40P01"])(
    "is retried up to twice after a serialization failure or deadlock (SQLSTATE %s)",
    async (code) => {
      const contention = Object.assign(new Error("contention"), { code })
      const failTimes = (failureCount: number) =>
        call(deleteCart, {
          token: "anna",
          handle: (attempt) => {
            if (attempt <= failureCount) throw contention
          }
        })
      expect([(await failTimes(2)).status, (await failTimes(2)).handledCalls.length]).toEqual([204, 3])
      const failedCall = await failTimes(3)
      expect([failedCall.status, failedCall.handledCalls.length, failedCall.reportedErrors]).toEqual([
        500,
        3,
        [contention]
      ])
    }
  )

  it.each([Object.assign(new Error("other"), { code: "23505" }), new Error("without a code"), "a string"])(
    "is not retried after another error: %s",
    async (error) => {
      const { status, handledCalls, reportedErrors } = await call(deleteCart, {
        token: "anna",
        handle: () => {
          throw error
        }
      })
      expect([status, handledCalls.length, reportedErrors]).toEqual([500, 1, [error]])
    }
  )

  it("begins after the route's `before` hook, which runs outside the transaction", async () => {
    const beforeArguments: Array<unknown> = []
    const { handledCalls } = await call(deleteCart, {
      token: "anna",
      options: {
        before: async ({ database }, caller) =>
          void beforeArguments.push((database as unknown as typeof pool).name, caller)
      }
    })
    expect([beforeArguments, handledCalls.length]).toEqual([["pool", anna], 1])
  })
})

describe("the context of a call", () => {
  it("has the current time, the client's IP address, the shop's origin, and the rate limit that the call declares", async () => {
    const { handledCalls } = await call(getCart, { token: "anna" })
    expect(handledCalls[0]?.context).toMatchObject({ now, ipAddress: "192.0.2.1", origin: "http://shop.test" })
    expect(handledCalls[0]?.context).not.toHaveProperty("rateLimit")
    const limitedCall = await call({ ...getCart, rateLimit: "lookUps" }, { token: "anna" })
    expect(limitedCall.handledCalls[0]?.context).toMatchObject({
      rateLimit: defaultStagingSettings.rateLimits.lookUps
    })
  })
})

describe("the input of a call", () => {
  it("is decoded, and refused with 400 when it is invalid", async () => {
    const change = (body: string, query = "") => call(changeItem, { token: "anna", body, query })
    expect((await change('{"quantity":2}')).handledCalls[0]?.input.body).toEqual({ quantity: 2 })
    for (const body of ['{"quantity":"2"}', "{", "", '{"quantity":2,"x":"\\u0000"}', '{"quantity":2,"x":"\\ud83d"}'])
      expect([body, (await change(body)).status]).toEqual([body, 400])
    for (const body of ['{"quantity":2,"x":"\\\\u0000"}', '{"quantity":2,"x":"\\ud83d\\ude00"}'])
      expect([body, (await change(body)).status]).toEqual([body, 200])
  })

  it("is refused when it contains a NUL; a call that accepts any text gets a space instead", async () => {
    const endpoint = getPickingFee
    const query = "?deliveryType=homeDelivery&postalCode=1%002%00"
    expect((await call(endpoint, { query })).status).toBe(400)
    expect((await call(getCart, { token: "anna", params: { id: "a\0" } })).status).toBe(400)
    expect((await call(endpoint, { query, options: { replacesNul: true } })).handledCalls[0]?.input.query).toEqual({
      deliveryType: "homeDelivery",
      postalCode: "1 2 "
    })
  })

  it("names the field with a NUL in its refusal", async () => {
    const { text } = await call(getPickingFee, { query: "?deliveryType=homeDelivery&postalCode=%00" })
    expect(JSON.parse(text).errors).toEqual([
      { code: "ERR_VALIDATION", message: "NUL characters are not allowed.", field: "postalCode" }
    ])
  })

  it("includes query parameters in the body of a call that accepts them there; those in the URL take precedence", async () => {
    const remove = async (query: string, body?: string) => {
      const { status, handledCalls } = await call(removeDiscountCode, {
        token: "anna",
        params: { id: "c1" },
        query,
        ...(body === undefined ? {} : { body }),
        options: { withoutTransaction: true }
      })
      return status === 200 ? handledCalls[0]?.input.query : status
    }
    expect(await remove("?gtin=1")).toEqual({ gtin: "1" })
    expect(await remove("", '{"gtin":"2"}')).toEqual({ gtin: "2" })
    expect(await remove("?gtin=1", '{"gtin":"2"}')).toEqual({ gtin: "1" })
    expect(await remove("", "{")).toBe(400)
    // Other calls do not read a body.
    expect((await call(deleteCart, { token: "anna", body: "{" })).status).toBe(204)
  })

  it("can be refused by the route before it is decoded", async () => {
    const refusedCall = await call(changeItem, {
      token: "anna",
      body: '{"quantity":"many"}',
      options: { refuseBody: (body, { refuse }) => refuse("ERR_CART_LOCKED", JSON.stringify(body)) }
    })
    expect([refusedCall.status, refusedCall.code, refusedCall.handledCalls]).toEqual([409, "ERR_CART_LOCKED", []])
  })
})

describe("the response of a call", () => {
  it("is JSON with the endpoint's status, or empty when the endpoint declares no response", async () => {
    const respondWith = async (endpoint: Endpoint, handle: () => unknown) => {
      const { status, text } = await call(endpoint, { token: "anna", handle })
      return [status, text]
    }
    expect(await respondWith(getCart, () => ({ a: "å" }))).toEqual([200, '{"a":"å"}'])
    expect(await respondWith(getCart, () => new JsonResponse('{"b":1}'))).toEqual([200, '{"b":1}'])
    expect(await respondWith(deleteCart, () => undefined)).toEqual([204, ""])
  })

  it("is an OAuth error object when a log-in endpoint refuses the call", async () => {
    expect(JSON.parse((await call(createToken, { body: "{}" })).text)).toMatchObject({ error: "invalid_request" })
  })
})
