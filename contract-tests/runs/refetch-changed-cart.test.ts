import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { describe, expect, it } from "vitest"
import { respondWithError, respondWithJson, type FakeServer } from "#adapters/fakes/fake-http.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { persistPending } from "#core/cart/persist-pending.ts"
import { visibleQuantity } from "#core/cart/rules.ts"
import { aProduct, noon } from "#core/catalogue/testing.ts"
import { refetchChangedCart } from "#core/journeys/refetch-changed-cart.ts"
import { aCustomer } from "#core/session/testing.ts"
import { FakeCartApi } from "./fake-cart-api.ts"
import { type FakeShop, openFakeShop } from "./fake-shop.ts"
import { wireCart } from "../suites/wire-cart.ts"

const milk = aProduct({ id: "1_ST", gtin: "1", name: "Mellanmjölk" })

/** Opens a page whose change is confirmed within a second after noon, then runs `work` on the next page, which was rendered without that change. */
const onNextPage = async (work: (nextPage: FakeShop, startFailing: () => void) => Promise<void>, customerId = "7") => {
  const api = new FakeCartApi()
  let isFailing = false
  const server: FakeServer = (request) => {
    if (isFailing) return respondWithError(404, "ERR_NOT_FOUND")
    if (request.path !== "/orders") return api.server(request)
    return respondWithJson({
      carts: api.cart === null ? [] : [wireCart(api.cart.id, [...api.cart.lines.values()])],
      orders: []
    })
  }
  const page = await openFakeShop(server)
  page.states.of(sessionState).update((state) => ({ ...state, customer: aCustomer() }))
  await page.run(addToCart({ product: milk, quantity: 2 }))
  await page.run(persistPending())
  await page.advance(1_000)
  await page.run(persistPending())
  await page.dispose()
  const nextPage = await openFakeShop(server, { device: page.device })
  nextPage.states.of(sessionState).update((state) => ({ ...state, customer: aCustomer({ id: customerId }) }))
  nextPage.states.of(cartState).update((state) => ({ ...state, status: "none" }))
  await work(nextPage, () => void (isFailing = true))
  await nextPage.dispose()
}

const milkQuantity = ({ states }: FakeShop) => visibleQuantity(states.of(cartState).current(), "1")

describe("refetchChangedCart", () => {
  it("fetches changes of the previous page that were confirmed after this one was requested", () =>
    onNextPage(async (nextPage) => {
      await nextPage.run(refetchChangedCart({ since: noon + 400 }))
      expect(milkQuantity(nextPage)).toBe(2)
      expect(nextPage.states.of(cartState).current().status).toBe("ready")
    }))

  it("keeps a shown cart when it cannot be fetched again, and tells when no cart is shown", () =>
    onNextPage(async (nextPage, startFailing) => {
      await nextPage.run(refetchChangedCart({ since: noon }))
      const cart = nextPage.states.of(cartState)
      const shownCart = cart.current()
      startFailing()
      await nextPage.run(refetchChangedCart({ since: noon }))
      expect(cart.current()).toEqual(shownCart)
      cart.update((state) => ({ ...state, serverCart: null, status: "unknown" }))
      await nextPage.run(refetchChangedCart({ since: noon }))
      expect(cart.current().status).toBe("failed")
    }))

  it("sends no request when all changes were confirmed before the page was requested", () =>
    onNextPage(async (nextPage) => {
      await nextPage.run(refetchChangedCart({ since: noon + 1_001 }))
      expect(nextPage.sent).toEqual([])
    }))

  it("sends no request for another customer on the same device", () =>
    onNextPage(async (nextPage) => {
      await nextPage.run(refetchChangedCart({ since: noon }))
      expect(nextPage.sent).toEqual([])
    }, "8"))
})
