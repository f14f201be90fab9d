import { ordersState } from "#core/orders/orders-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { onlineState } from "#core/connection/online-state.ts"
import { connectionState } from "#core/connection/connection-state.ts"
import { sessionEndedToast, withToast } from "#core/connection/rules.ts"
import { sessionState } from "#core/session/session-state.ts"
import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { getCart } from "#core/cart/api.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { persistPending } from "#core/cart/persist-pending.ts"
import { unstoredChangesState } from "#core/cart/unstored-changes-state.ts"
import { aProduct, noon } from "#core/catalogue/testing.ts"
import { call } from "#core/contract/call.ts"
import { logIn } from "#core/journeys/log-in.ts"
import { logOut } from "#core/journeys/log-out.ts"
import { retryingPolicy, noRetryPolicy, pagePolicy } from "#core/contract/policy.ts"
import { completeStartUp } from "#core/journeys/complete-start-up.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { HttpPort } from "#core/ports/http.ts"
import { readSession } from "#core/session/session-cookie.ts"
import { aCustomer } from "#core/session/testing.ts"
import { type FakeShop, type FakeShopOptions, sessionCookieValue, withFakeShop } from "./fake-shop.ts"
import { wireCart } from "../suites/wire-cart.ts"
import { wireOrder } from "../suites/wire-order.ts"

const tokenResponse = { access_token: "x.y.z", token_type: "Bearer", expires_in: 3_600, scope: "shop" }
const customer = {
  contact: {
    id: "7",
    firstname: "Anna",
    lastname: "Andersson",
    addresses: [],
    channels: [{ channelTypeId: "mobilephone", channelValue: "+46701234567" }],
    login: { email: "anna@exempel.se" },
    emailRecieptCopy: false
  },
  settings: {
    id: "7",
    storePageId: null,
    userPostalCode: null,
    userSiteId: "site-1",
    userDeliveryMethod: "pickupAtStore"
  }
}
const responses: Readonly<Record<string, unknown>> = {
  "/connect/token": tokenResponse,
  "/customer": customer,
  "/orders": {
    carts: [wireCart("17", [{ id: "1", gtin: "1", itemNo: "1_ST", name: "Mjölk", quantity: 2 }])],
    orders: [wireOrder()]
  }
}
const apiServer: FakeServer = ({ path }) =>
  responses[path] === undefined ? respondWithError(404, "ERR_NOT_FOUND") : respondWithJson(responses[path])

const visitorOptions: FakeShopOptions = { isLoggedIn: false }
const credentials = { email: "anna@exempel.se", password: "Matkasse & co" }
const readStoredSession = async (shop: FakeShop) => {
  const readResult = await shop.run(shop.cookies.get(cookieNames.session))
  return readResult._tag === "Success" && readResult.success !== null
    ? (JSON.parse(readResult.success) as { readonly access_token: string; readonly expires_in: number })
    : null
}

describe("logIn", () => {
  it("AUTH-05 AUTH-14 CROLE-02 stores the token until the token expires, and sets the status to customer", () =>
    withFakeShop(
      apiServer,
      async (shop) => {
        expect(await shop.run(logIn(credentials))).toMatchObject({ _tag: "Success" })
        expect(cookieNames.session).toBe("skafferi_session")
        expect(await readStoredSession(shop)).toEqual({
          token_type: "Bearer",
          access_token: "x.y.z",
          expires_in: noon + 3_600_000
        })
        expect(shop.states.of(sessionState).current()).toMatchObject({
          status: "customer",
          ended: false,
          actingAsCustomer: false,
          customer: { firstName: "Anna" }
        })
      },
      visitorOptions
    ))

  it("fails with CookiesBlocked, and stays a visitor, when the browser stores no cookie", () =>
    withFakeShop(
      apiServer,
      async (shop) => {
        Object.assign(shop.cookies, { set: () => Effect.void })
        expect(await shop.run(logIn(credentials))).toMatchObject({ failure: { _tag: "CookiesBlocked" } })
        expect(shop.states.of(sessionState).current().status).toBe("visitor")
      },
      visitorOptions
    ))

  it("starts, after a session has ended, one that is not marked as ended, and removes the toast about the end", () =>
    withFakeShop(apiServer, async (shop) => {
      await shop.advance(2 * 86_400_000)
      await shop.run(call(getCart, { params: { id: "1" } }))
      expect(shop.states.of(sessionState).current().ended).toBe(true)
      shop.states.of(connectionState).update((connection) => withToast(connection, sessionEndedToast))
      await shop.run(logIn(credentials))
      expect(shop.states.of(sessionState).current()).toMatchObject({ status: "customer", ended: false })
      expect(
        shop.states
          .of(connectionState)
          .current()
          .failures.filter(({ status }) => status === 401)
      ).toEqual([])
    }))

  it("sends the device's token of its last log-in with the next one, also after a log-out, and none to an API that has issued none", async () => {
    const device = makeFakeStorage()
    const deviceTokenSentTo = async (server: FakeServer): Promise<string | null> => {
      let sentToken: string | null = null
      await withFakeShop(
        server,
        async (shop) => {
          await shop.run(logIn(credentials))
          sentToken = new URLSearchParams(shop.sent[0]?.body?.text).get("device_token")
          await shop.run(logOut())
        },
        { ...visitorOptions, device }
      )
      return sentToken
    }
    const issuing =
      (token: string): FakeServer =>
      (request) =>
        request.path === "/connect/token"
          ? respondWithJson({ ...tokenResponse, device_token: token })
          : apiServer(request)
    expect(await deviceTokenSentTo(apiServer)).toBeNull()
    expect(await deviceTokenSentTo(issuing("first"))).toBeNull()
    expect(await deviceTokenSentTo(issuing("second"))).toBe("first")
    expect(await deviceTokenSentTo(apiServer)).toBe("second")
    expect(await deviceTokenSentTo(apiServer)).toBe("second")
  })

  it("sends e-mail and password as a form, without a token or an idempotency key", () =>
    withFakeShop(
      apiServer,
      async (shop) => {
        await shop.run(logIn(credentials))
        const [logInRequest] = shop.sent
        expect(logInRequest).toMatchObject({ method: "POST", path: "/connect/token", body: { type: "form" } })
        expect(Object.fromEntries(new URLSearchParams(logInRequest?.body?.text))).toEqual({
          grant_type: "password",
          scope: "shop",
          username: credentials.email,
          password: credentials.password
        })
        expect(logInRequest?.headers).not.toHaveProperty("authorization")
        expect(logInRequest?.headers).not.toHaveProperty("idempotency-key")
      },
      visitorOptions
    ))

  it("LOGIN-28 LOGIN-29 LOGIN-30 CENTITY-33 fetches the customer, the orders and the carts after the log-in", () =>
    withFakeShop(
      apiServer,
      async (shop) => {
        await shop.run(logIn(credentials))
        expect(shop.sent.map(({ path }) => path)).toEqual(expect.arrayContaining(["/customer", "/orders"]))
        expect(shop.states.of(sessionState).current().customer).toEqual({
          id: "7",
          fullName: "Anna Andersson",
          firstName: "Anna",
          email: "anna@exempel.se",
          mobilePhone: "+46701234567",
          pendingEmail: null,
          wantsReceiptCopy: false,
          address: null
        })
        expect(shop.states.of(cartState).current()).toMatchObject({
          status: "ready",
          serverCart: { id: "17", lines: [{ name: "Mjölk", quantity: 2 }] }
        })
        expect(shop.states.of(ordersState).current()).toMatchObject({
          orders: [{ id: "order-1", number: "5100001" }],
          carts: [{ id: "17" }]
        })
      },
      visitorOptions
    ))

  it("succeeds when the requests that follow fail", () =>
    withFakeShop(
      (request) =>
        request.path === "/connect/token" ? respondWithJson(tokenResponse) : respondWithError(500, "ERR_INTERNAL"),
      async (shop) => {
        expect(await shop.run(logIn(credentials))).toMatchObject({ _tag: "Success" })
        expect(shop.states.of(sessionState).current()).toMatchObject({ status: "customer", customer: null })
        expect(shop.states.of(cartState).current().status).toBe("failed")
      },
      visitorOptions
    ))

  it.each([
    [
      "reports a wrong e-mail or password for invalid_grant with invalid_username_or_password",
      400,
      { error: "invalid_grant", error_description: "invalid_username_or_password" },
      "WrongEmailOrPassword"
    ],
    [
      "reports a technical failure for invalid_grant with another reason",
      400,
      { error: "invalid_grant", error_description: "locked" },
      "LogInFailed"
    ],
    ["reports a technical failure for invalid_grant without a reason", 400, { error: "invalid_grant" }, "LogInFailed"],
    ["reports a technical failure when the server fails", 500, "Internal Server Error", "LogInFailed"],
    [
      "reports a technical failure for another code, whatever its description",
      400,
      { error: "invalid_request", error_description: "invalid_username_or_password" },
      "LogInFailed"
    ],
    ["reports a technical failure for an error without any description", 400, { errors: [] }, "LogInFailed"],
    [
      "fails with TooManyAttempts for 429",
      429,
      { errors: [{ code: "ERR_TOO_MANY", message: "wait" }] },
      "TooManyAttempts"
    ]
  ])("AUTH-05 %s", (_, status, body, tag) =>
    withFakeShop(
      () => respondWithJson(body, status),
      async (shop) => {
        expect(await shop.run(logIn(credentials))).toMatchObject({ _tag: "Failure", failure: { _tag: tag } })
        expect(await readStoredSession(shop)).toBeNull()
        expect(shop.states.of(sessionState).current().status).toBe("visitor")
      },
      visitorOptions
    )
  )

  it("reports a technical failure when the response breaks the contract", () =>
    withFakeShop(
      () => respondWithJson({ token: "?" }),
      async (shop) => {
        expect(await shop.run(logIn(credentials))).toMatchObject({
          _tag: "Failure",
          failure: { _tag: "LogInFailed" }
        })
        expect(await readStoredSession(shop)).toBeNull()
      },
      visitorOptions
    ))

  it("reports a technical failure without a retry when the server is unreachable, since passwords are not resent", () =>
    withFakeShop(
      ({ path }) => unreachable(path),
      async (shop) => {
        expect(await shop.run(logIn(credentials))).toMatchObject({
          _tag: "Failure",
          failure: { _tag: "LogInFailed" }
        })
        expect(shop.sent.length).toBe(1)
      },
      visitorOptions
    ))
})

describe("the stored session", () => {
  it("AUTH-08 is valid until expires_in", () =>
    withFakeShop(
      apiServer,
      async (shop) => {
        await shop.advance(59_999)
        expect(await shop.run(readSession)).toMatchObject({ success: { access_token: "a.b.c" } })
        await shop.advance(1)
        expect(await shop.run(readSession)).toMatchObject({ success: null })
      },
      { cookies: { [cookieNames.session]: sessionCookieValue(noon + 60_000) } }
    ))

  it.each([
    "",
    "nonsense",
    "{}",
    "null",
    '{"token_type":"Bearer","access_token":"a","expires_in":"later"}',
    ...["a\0", "a\r\nX-Evil: 1", "🍎", "a b", ""].flatMap((invalidText) =>
      [{ access_token: invalidText }, { token_type: invalidText }].map((fields) =>
        JSON.stringify({ token_type: "Bearer", access_token: "a", expires_in: 8e15, ...fields })
      )
    )
  ])("is null when the cookie is %j", (text) =>
    withFakeShop(
      apiServer,
      async (shop) => {
        expect(await shop.run(readSession)).toMatchObject({ success: null })
      },
      { cookies: { [cookieNames.session]: text } }
    )
  )

  it("AUTH-08 CROLE-01 makes the shopper a visitor at start-up when it has expired, and the customer is not requested", () =>
    withFakeShop(
      apiServer,
      async (shop) => {
        await shop.run(startUp({ deleteStaleCarts: false }))
        expect(shop.states.of(sessionState).current().status).toBe("visitor")
        expect(shop.sent.map(({ path }) => path)).not.toContain("/customer")
      },
      { isLoggedIn: false, cookies: { [cookieNames.session]: sessionCookieValue(noon - 1) } }
    ))

  it("NET-12 is completed in the background, once the API is reachable, with the data that could not be fetched during server rendering", async () => {
    let isReachable = false
    await withFakeShop(
      (request) => (isReachable ? apiServer(request) : unreachable(request.path)),
      async (shop) => {
        await shop.run(startUp({ deleteStaleCarts: false }))
        const completionPromise = shop.run(completeStartUp())
        expect(shop.states.of(sessionState).current()).toMatchObject({ status: "customer", customer: null })
        await shop.advance(70_000)
        isReachable = true
        await shop.advance(30_000)
        await completionPromise
        expect(shop.states.of(sessionState).current().customer?.firstName).toBe("Anna")
        expect(shop.states.of(cartState).current().status).toBe("ready")
        expect(shop.sent.filter(({ path }) => path === "/navigation").length).toBeGreaterThan(5)
      },
      { policy: pagePolicy }
    )
  })

  it("AUTH-09 is removed when the API responds with 401, and marked as ended", () =>
    withFakeShop(
      () => respondWithError(401, "ERR_UNAUTHORIZED"),
      async (shop) => {
        await shop.run(call(getCart, { params: { id: "1" } }))
        expect(await readStoredSession(shop)).toBeNull()
        expect(shop.states.of(sessionState).current()).toEqual({
          status: "visitor",
          customer: null,
          actingAsCustomer: false,
          ended: true
        })
      }
    ))

  it("is not removed when the old token is rejected after another tab has started a new session", () =>
    withFakeShop(
      () => respondWithError(401, "ERR_UNAUTHORIZED"),
      async (shop) => {
        const customerCall = call(getCart, { params: { id: "1" } })
        const otherSession = JSON.stringify({ token_type: "Bearer", access_token: "new", expires_in: noon + 60_000 })
        await shop.run(
          Effect.provideService(customerCall, HttpPort, {
            send: () =>
              Effect.andThen(
                shop.cookies.set(cookieNames.session, otherSession, 60),
                respondWithError(401, "ERR_UNAUTHORIZED")
              )
          })
        )
        expect(await readStoredSession(shop)).toMatchObject({ access_token: "new" })
        expect(shop.states.of(sessionState).current()).toMatchObject({ status: "customer", ended: false })
      }
    ))

  it("is marked as ended when another tab has removed its cookie before the rejection, and a cookie reports this to the next page", () =>
    withFakeShop(apiServer, async (shop) => {
      await shop.run(
        Effect.provideService(call(getCart, { params: { id: "1" } }), HttpPort, {
          send: () =>
            Effect.andThen(shop.cookies.remove(cookieNames.session), respondWithError(401, "ERR_UNAUTHORIZED"))
        })
      )
      expect(shop.states.of(sessionState).current()).toMatchObject({ status: "visitor", ended: true })
      expect(await shop.run(shop.cookies.get(cookieNames.sessionEnded))).toMatchObject({ success: "1" })
    }))

  it("AUTH-08 is marked as ended when it has expired before a customer's call, but not for a visitor", async () => {
    const customerCall = call(getCart, { params: { id: "1" } })
    await withFakeShop(
      apiServer,
      async (shop) => {
        await shop.advance(60_000)
        await shop.run(customerCall)
        expect(shop.states.of(sessionState).current()).toMatchObject({ status: "visitor", ended: true })
        expect(shop.sent).toEqual([])
      },
      { cookies: { [cookieNames.session]: sessionCookieValue(noon + 60_000) } }
    )
    await withFakeShop(
      apiServer,
      async (shop) => {
        await shop.run(customerCall)
        expect(shop.states.of(sessionState).current().ended).toBe(false)
      },
      visitorOptions
    )
  })

  it("is marked as ended once when several calls are rejected at the same time", () =>
    withFakeShop(
      () => respondWithError(401, "ERR_UNAUTHORIZED"),
      async (shop) => {
        const endedValues: Array<boolean> = []
        shop.states.of(sessionState).changes$.subscribe(({ ended }) => endedValues.push(ended))
        await Promise.all(["1", "2", "3", "4"].map((id) => shop.run(call(getCart, { params: { id } }))))
        expect(endedValues).toEqual([false, true])
      }
    ))

  it("is not marked as ended after a 401 of the log-in itself", () =>
    withFakeShop(
      () => respondWithError(401, "ERR_UNAUTHORIZED"),
      async (shop) => {
        shop.states.of(sessionState).update((state) => ({ ...state, status: "customer" }))
        await shop.run(logIn(credentials))
        expect(shop.states.of(sessionState).current().ended).toBe(false)
      },
      visitorOptions
    ))
})

const logOutServers: ReadonlyArray<readonly [string, FakeServer]> = [
  ["the API succeeds", apiServer],
  ["the API fails", () => respondWithError(500, "ERR_INTERNAL")],
  ["the API is unreachable", ({ path }) => unreachable(path)]
]

describe("logOut", () => {
  it("waits for the network no longer than three seconds, and stores unsent changes on the device for this customer", () =>
    withFakeShop(
      ({ path }) => unreachable(path),
      async (shop) => {
        shop.states.of(sessionState).update((state) => ({
          ...state,
          customer: aCustomer()
        }))
        await shop.run(addToCart({ product: aProduct() }))
        await shop.run(persistPending())
        await shop.advance(60_000)
        const logOutPromise = shop.run(logOut())
        await shop.advance(3_000)
        expect(await logOutPromise).toMatchObject({ _tag: "Success" })
        await shop.run(persistPending())
        expect(await shop.run(shop.device.get("pending-cart"))).toMatchObject({
          success: expect.stringContaining('"customerId":"7"')
        })
      },
      { policy: noRetryPolicy, cartPolicy: retryingPolicy }
    ))

  it("AUTH-06 ends immediately without a network, and revokes the token when the network is back", () =>
    withFakeShop(
      apiServer,
      async (shop) => {
        await shop.run(addToCart({ product: aProduct() }))
        shop.states.of(onlineState).set(false)
        expect(await shop.run(logOut())).toMatchObject({ _tag: "Success" })
        expect(await readStoredSession(shop)).toBeNull()
        expect(shop.states.of(sessionState).current().status).toBe("visitor")
        const readRevokedTokens = () =>
          shop.sent.filter(({ path }) => path === "/connect/revoke").map(({ headers }) => headers["authorization"])
        expect(readRevokedTokens()).toEqual([])
        shop.states.of(onlineState).set(true)
        await vi.waitFor(() => expect(readRevokedTokens()).toEqual(["Bearer a.b.c"]))
      },
      { policy: noRetryPolicy }
    ))

  it.each(logOutServers)("AUTH-04 AUTH-06 clears session and cart when %s", (_, server) =>
    withFakeShop(server, async (shop) => {
      expect(await shop.run(logOut())).toMatchObject({ _tag: "Success" })
      expect(await readStoredSession(shop)).toBeNull()
      expect(shop.states.of(sessionState).current().status).toBe("visitor")
      expect(shop.states.of(cartState).current()).toMatchObject({ status: "unknown", serverCart: null, pending: {} })
    })
  )

  it("AUTH-04 AUTH-06 ends the session on the server with its token, and lets the next customer be asked for a store", () =>
    withFakeShop(
      apiServer,
      async (shop) => {
        await shop.run(logOut())
        const revocations = shop.sent.filter(({ path }) => path === "/connect/revoke")
        expect(revocations.map(({ headers }) => headers["authorization"])).toEqual(["Bearer a.b.c"])
        expect(await shop.run(shop.cookies.get(cookieNames.storeAsked))).toMatchObject({ success: null })
      },
      { cookies: { [cookieNames.storeAsked]: "1" } }
    ))
})

describe("persistPending", () => {
  it("reports changes that the device cannot store, until they are stored", () =>
    withFakeShop(
      ({ path }) => unreachable(path),
      async (shop) => {
        const failsToStore = async () => {
          await shop.run(persistPending())
          return shop.states.of(unstoredChangesState).current()
        }
        shop.states.of(sessionState).update((state) => ({ ...state, customer: aCustomer() }))
        await shop.run(addToCart({ product: aProduct() }))
        const { set } = shop.device
        Object.assign(shop.device, { set: () => Effect.void })
        expect(await failsToStore()).toBe(true)
        Object.assign(shop.device, { set })
        expect(await failsToStore()).toBe(false)
      },
      { policy: noRetryPolicy, cartPolicy: retryingPolicy }
    ))
})
