import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { flushCart } from "#core/cart/flush-cart.ts"
import { persistPending } from "#core/cart/persist-pending.ts"
import { resumePending } from "#core/cart/resume-pending.ts"
import { visibleQuantity } from "#core/cart/rules.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import { logIn } from "#core/journeys/log-in.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { aCustomer } from "#core/session/testing.ts"
import { FakeCartApi } from "./fake-cart-api.ts"
import { type FakeShop, openFakeShop } from "./fake-shop.ts"

const milk = aProduct({ id: "1_ST", gtin: "1", name: "Mellanmjölk" })
const customerResponse = (id: string) => ({
  contact: {
    id,
    firstname: "Anna",
    lastname: "Andersson",
    addresses: [],
    channels: [],
    login: { email: "anna@exempel.se" },
    emailRecieptCopy: false
  },
  settings: { id, storePageId: null, userPostalCode: null, userSiteId: null, userDeliveryMethod: null }
})

/** A back end that accepts or rejects tokens, and logs in the customer with this id. */
const makeBackEnd = (customerId: string) => {
  const api = new FakeCartApi()
  const auth = { acceptsTokens: true }
  const server: FakeServer = (request) => {
    if (request.path === "/connect/token") {
      auth.acceptsTokens = true
      return respondWithJson({ access_token: "new", token_type: "Bearer", expires_in: 3_600, scope: "shop" })
    }
    if (!auth.acceptsTokens) return respondWithError(401, "ERR_UNAUTHORIZED")
    if (request.path === "/customer") return respondWithJson(customerResponse(customerId))
    if (request.path === "/orders") return respondWithJson({ carts: [], orders: [] })
    return request.path.startsWith("/carts") ? api.server(request) : respondWithError(404, "ERR_NOT_FOUND")
  }
  return { api, auth, server }
}

const sessionEnds: ReadonlyArray<
  readonly [string, (shop: FakeShop, auth: { acceptsTokens: boolean }) => Promise<unknown>]
> = [
  ["is rejected", async (_, auth) => (auth.acceptsTokens = false)],
  ["has expired", (shop) => shop.run(shop.cookies.remove(cookieNames.session))]
]

describe("a session that ends while cart changes are pending", () => {
  it.each(sessionEnds)(
    "stores the changes when the token %s, and sends them once after the same customer logs in again",
    async (_, endSession) => {
      const { api, auth, server } = makeBackEnd(aCustomer().id)
      const shop = await openFakeShop(server)
      shop.states.of(sessionState).update((state) => ({ ...state, customer: aCustomer() }))
      try {
        await endSession(shop, auth)
        await shop.run(addToCart({ product: milk, quantity: 3 }))
        await shop.run(persistPending())
        await shop.advance(60_000)
        expect(shop.states.of(sessionState).current()).toMatchObject({ status: "visitor", ended: true })
        expect(shop.states.of(cartState).current().problems).toEqual([])
        expect(visibleQuantity(shop.states.of(cartState).current(), "1")).toBe(3)
        await shop.run(persistPending())
        await shop.run(flushCart({ leaving: true }))
        await shop.run(flushCart({ leaving: false }))

        const nextPage = await openFakeShop(server, { isLoggedIn: false, device: shop.device })
        await nextPage.run(persistPending())
        await nextPage.run(logIn({ email: "anna@exempel.se", password: "Matkasse-2026" }))
        await nextPage.advance(60_000)
        expect(api.quantity("1")).toBe(3)
        await nextPage.run(persistPending())
        await nextPage.run(resumePending())
        await nextPage.advance(60_000)
        expect(api.quantity("1")).toBe(3)
        await nextPage.dispose()
      } finally {
        await shop.dispose()
      }
    }
  )

  it("does not send the changes for another customer who logs in on the device", async () => {
    const { api, auth, server } = makeBackEnd("8")
    const shop = await openFakeShop(server)
    shop.states.of(sessionState).update((state) => ({ ...state, customer: aCustomer() }))
    await shop.run(addToCart({ product: milk }))
    await shop.run(persistPending())
    auth.acceptsTokens = false
    await shop.advance(60_000)
    const nextPage = await openFakeShop(server, { isLoggedIn: false, device: shop.device })
    await nextPage.run(logIn({ email: "erik@exempel.se", password: "Matkasse-2026" }))
    await nextPage.advance(60_000)
    expect(api.quantity("1")).toBe(0)
    await Promise.all([shop.dispose(), nextPage.dispose()])
  })
})
