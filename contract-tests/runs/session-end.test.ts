import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse } from "#adapters/fakes/fake-http.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { flushCart } from "#core/cart/flush-cart.ts"
import { keepPending, resumePending } from "#core/cart/keep-pending.ts"
import { visibleQuantity } from "#core/cart/rules.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import { logIn } from "#core/journeys/after-log-in.ts"
import { cookieNames } from "#core/ports/storage.ts"
import { FakeCartApi } from "./fake-cart-api.ts"
import { type FakeShop, openFakeShop } from "./fake-shop.ts"

const milk = aProduct({ id: "1_ST", gtin: "1", name: "Mellanmjölk" })
const aCustomer = (id: string) => ({
  contact: { id, firstname: "Anna", lastname: "Andersson", addresses: [], channels: [], login: { email: "anna@exempel.se" }, emailRecieptCopy: false },
  settings: { id, storePageId: null, userPostalCode: null, userSiteId: null, userDeliveryMethod: null }
})
const anna = { id: "7", firstName: "Anna", fullName: "Anna Andersson", email: "anna@exempel.se", mobilePhone: null, address: null }

/** A back end that takes tokens or does not, and lets `who` log in. */
const backEnd = (who: string) => {
  const api = new FakeCartApi()
  const door = { open: true }
  const server: FakeServer = (request) => {
    if (request.path === "/connect/token") {
      door.open = true
      return answerJson({ access_token: "new", token_type: "Bearer", expires_in: 3_600, scope: "shop" })
    }
    if (!door.open) return refuse(401, "ERR_UNAUTHORIZED")
    if (request.path === "/customer") return answerJson(aCustomer(who))
    if (request.path === "/orders") return answerJson({ carts: [], orders: [] })
    return request.path.startsWith("/carts") ? api.server(request) : refuse(404, "ERR_NOT_FOUND")
  }
  return { api, door, server }
}

const endings: ReadonlyArray<readonly [string, (shop: FakeShop, door: { open: boolean }) => Promise<unknown>]> = [
  ["is refused", async (_, door) => (door.open = false)],
  ["has expired", (shop) => shop.start(shop.cookies.remove(cookieNames.session))]
]

describe("a session that ends while goods are on their way to the cart", () => {
  it.each(endings)("AUTH-09 loses nothing when the token %s: they stay on the device and are sent, once, when the same customer is back", async (_, end) => {
    const { api, door, server } = backEnd("7")
    const shop = await openFakeShop(server)
    shop.states.session.update((view) => ({ ...view, customer: anna }))
    try {
      await end(shop, door)
      await shop.start(addToCart({ product: milk, quantity: 3 }))
      await shop.start(keepPending)
      await shop.pass(60_000)
      expect(shop.states.session.current()).toMatchObject({ status: "visitor", lost: true })
      expect(shop.states.cart.current().problems).toEqual([])
      expect(visibleQuantity(shop.states.cart.current(), "1")).toBe(3)
      await shop.start(keepPending)
      await shop.start(flushCart({ leaving: true }))
      await shop.start(flushCart({ leaving: false }))

      const next = await openFakeShop(server, { customer: false, device: shop.device })
      await next.start(keepPending)
      await next.start(logIn({ email: "anna@exempel.se", password: "Matkasse-2026" }))
      await next.pass(60_000)
      expect(api.quantity("1")).toBe(3)
      await next.start(keepPending)
      await next.start(resumePending)
      await next.pass(60_000)
      expect(api.quantity("1")).toBe(3)
      await next.dispose()
    } finally {
      await shop.dispose()
    }
  })

  it("keeps them for their own customer: another who logs in on the device does not get them", async () => {
    const { api, door, server } = backEnd("8")
    const shop = await openFakeShop(server)
    shop.states.session.update((view) => ({ ...view, customer: anna }))
    await shop.start(addToCart({ product: milk }))
    await shop.start(keepPending)
    door.open = false
    await shop.pass(60_000)
    const next = await openFakeShop(server, { customer: false, device: shop.device })
    await next.start(logIn({ email: "erik@exempel.se", password: "Matkasse-2026" }))
    await next.pass(60_000)
    expect(api.quantity("1")).toBe(0)
    await Promise.all([shop.dispose(), next.dispose()])
  })
})
