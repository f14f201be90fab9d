import { connectionState } from "#core/connection/connection-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { aProduct, noon } from "#core/catalogue/testing.ts"
import { actAsCustomer } from "#core/journeys/act-as-customer.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { type FakeShop, sessionCookieValue, withFakeShop } from "./fake-shop.ts"

const tokenExchangeServer =
  (expiresInSeconds: number): FakeServer =>
  ({ path, body }) => {
    if (path !== "/connect/customertoken") return respondWithError(404, "ERR_NOT_FOUND")
    expect(JSON.parse(body?.text ?? "")).toEqual({ token: "abc" })
    return respondWithJson({ access_token: "s.t.u", token_type: "Bearer", expires_in: expiresInSeconds, scope: "shop" })
  }
const rejectingServer: FakeServer = () =>
  Effect.succeed({
    status: 400,
    headers: {},
    text: JSON.stringify({ error: "invalid_grant", error_description: "invalid_customer_token" })
  })

const readStoredSession = async (shop: FakeShop): Promise<unknown> => {
  const readResult = await shop.run(shop.cookies.get(cookieNames.session))
  return readResult._tag === "Success" && readResult.success !== null ? JSON.parse(readResult.success) : null
}

describe("actAsCustomer", () => {
  it("ACT-05 ACT-06 ACT-07 CROLE-03 stores a session marked as acting as a customer, for half an hour at most", async () => {
    for (const [expiresInSeconds, storedSeconds] of [
      [86_400, 1_800],
      [1_800, 1_800],
      [60, 60]
    ] as const) {
      await withFakeShop(
        tokenExchangeServer(expiresInSeconds),
        async (shop) => {
          expect(await shop.run(actAsCustomer({ token: "abc" }))).toMatchObject({ _tag: "Success" })
          expect(await readStoredSession(shop)).toEqual({
            token_type: "Bearer",
            access_token: "s.t.u",
            expires_in: noon + storedSeconds * 1000,
            as_customer: true
          })
          expect(shop.states.of(sessionState).current()).toMatchObject({
            status: "customer",
            actingAsCustomer: true,
            customer: null,
            ended: false
          })
        },
        { isLoggedIn: false }
      )
    }
  })

  it("sends pending changes of the cart first, with the token of the current customer", () =>
    withFakeShop(tokenExchangeServer(60), async (shop) => {
      await shop.run(addToCart({ product: aProduct(), quantity: 1 }))
      await shop.run(actAsCustomer({ token: "abc" }))
      const [exchangeIndex, cartIndex] = [
        shop.sent.findIndex(({ path }) => path === "/connect/customertoken"),
        shop.sent.findIndex(({ path }) => path === "/carts")
      ]
      expect(cartIndex).toBeGreaterThanOrEqual(0)
      expect(exchangeIndex).toBeGreaterThan(cartIndex)
      expect(shop.sent[cartIndex]?.headers).toMatchObject({ authorization: "Bearer a.b.c" })
    }))

  it("still acts as the customer on the next page", () =>
    withFakeShop(
      () => respondWithError(404, "ERR_NOT_FOUND"),
      async (shop) => {
        await shop.run(startUp({ deleteStaleCarts: false }))
        expect(shop.states.of(sessionState).current()).toMatchObject({ status: "customer", actingAsCustomer: true })
      },
      {
        isLoggedIn: false,
        cookies: {
          [cookieNames.session]: JSON.stringify({ ...(JSON.parse(sessionCookieValue()) as object), as_customer: true })
        }
      }
    ))

  it("TOAST-22 keeps the current session and shows no toast when the token is rejected", () =>
    withFakeShop(rejectingServer, async (shop) => {
      const sessionBefore = await readStoredSession(shop)
      expect(await shop.run(actAsCustomer({ token: "abc" }))).toMatchObject({
        _tag: "Failure",
        failure: { _tag: "CustomerTokenRefused", detail: "400 invalid_grant" }
      })
      expect(await readStoredSession(shop)).toEqual(sessionBefore)
      expect(shop.states.of(sessionState).current()).toMatchObject({ status: "customer", actingAsCustomer: false })
      expect(shop.states.of(connectionState).current().failures).toEqual([])
    }))

  it.each([
    ["received", tokenExchangeServer(60), "Success"],
    ["failed", rejectingServer, "Failure"]
  ] as const)("AUTH-07 ends in %s", (_, server, tag) =>
    withFakeShop(
      server,
      async (shop) => {
        expect((await shop.run(actAsCustomer({ token: "abc" })))._tag).toBe(tag)
        expect(await readStoredSession(shop)).toEqual(
          tag === "Success" ? expect.objectContaining({ access_token: "s.t.u", as_customer: true }) : null
        )
      },
      { isLoggedIn: false }
    )
  )

  it("TOAST-22 shows no toast when the API fails", () =>
    withFakeShop(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (shop) => {
        expect(await shop.run(actAsCustomer({ token: "abc" }))).toMatchObject({ _tag: "Failure" })
        expect(shop.states.of(connectionState).current().failures).toEqual([])
      },
      { isLoggedIn: false }
    ))
})
