import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse } from "#adapters/fakes/fake-http.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { aProduct, noon } from "#core/catalogue/testing.ts"
import { actAsCustomer } from "#core/journeys/act-as-customer.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { cookieNames } from "#core/ports/storage.ts"
import { type FakeShop, sessionCookie, withinShop } from "./fake-shop.ts"

const exchanging = (expiresIn: number): FakeServer => ({ path, body }) => {
  if (path !== "/connect/customertoken") return refuse(404, "ERR_NOT_FOUND")
  expect(JSON.parse(body?.text ?? "")).toEqual({ token: "abc" })
  return answerJson({ access_token: "s.t.u", token_type: "Bearer", expires_in: expiresIn, scope: "shop" })
}
const refusing: FakeServer = () => Effect.succeed({ status: 400, headers: {}, text: JSON.stringify({ error: "invalid_grant", error_description: "invalid_customer_token" }) })

const stored = async (shop: FakeShop): Promise<unknown> => {
  const read = await shop.start(shop.cookies.get(cookieNames.session))
  return read._tag === "Success" && read.success !== null ? JSON.parse(read.success) : null
}

describe("ActAsCustomer", () => {
  it("ACT-05 ACT-06 ACT-07 keeps a session as customer, marked so, for half an hour at most", async () => {
    for (const [given, kept] of [[86_400, 1_800], [1_800, 1_800], [60, 60]] as const) {
      await withinShop(exchanging(given), async (shop) => {
        expect(await shop.start(actAsCustomer({ token: "abc" }))).toMatchObject({ _tag: "Success" })
        expect(await stored(shop)).toEqual({ token_type: "Bearer", access_token: "s.t.u", expires_in: noon + kept * 1000, as_customer: true })
        expect(shop.states.session.current()).toMatchObject({ status: "customer", asCustomer: true, customer: null })
      }, { customer: false })
    }
  })

  it("sends what lay in the cart before under the name of whom it belongs to", () =>
    withinShop(exchanging(60), async (shop) => {
      await shop.start(addToCart({ product: aProduct(), quantity: 1 }))
      await shop.start(actAsCustomer({ token: "abc" }))
      const [exchange, before] = [shop.sent.findIndex(({ path }) => path === "/connect/customertoken"), shop.sent.findIndex(({ path }) => path === "/carts")]
      expect(before).toBeGreaterThanOrEqual(0)
      expect(exchange).toBeGreaterThan(before)
      expect(shop.sent[before]?.headers).toMatchObject({ authorization: "Bearer a.b.c" })
    }))

  it("ACT-06 is still a session as customer on the next page", () =>
    withinShop(() => refuse(404, "ERR_NOT_FOUND"), async (shop) => {
      await shop.start(startUp({ cleanUp: false }))
      expect(shop.states.session.current()).toMatchObject({ status: "customer", asCustomer: true })
    }, { customer: false, cookies: { [cookieNames.session]: JSON.stringify({ ...(JSON.parse(sessionCookie()) as object), as_customer: true }) } }))

  it("TOAST-22 leaves whoever is logged in as they were when the token is refused, and tells the page alone", () =>
    withinShop(refusing, async (shop) => {
      const before = await stored(shop)
      expect(await shop.start(actAsCustomer({ token: "abc" }))).toMatchObject({ _tag: "Failure", failure: { _tag: "CustomerTokenRefused", detail: "400 invalid_grant" } })
      expect(await stored(shop)).toEqual(before)
      expect(shop.states.session.current()).toMatchObject({ status: "customer", asCustomer: false })
      expect(shop.states.connection.current().failures).toEqual([])
    }))

  it("TOAST-22 shows no toast either where the API fails", () =>
    withinShop(() => refuse(500, "ERR_INTERNAL"), async (shop) => {
      expect(await shop.start(actAsCustomer({ token: "abc" }))).toMatchObject({ _tag: "Failure" })
      expect(shop.states.connection.current().failures).toEqual([])
    }, { customer: false }))
})
