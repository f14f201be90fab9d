import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer } from "#adapters/fakes/fake-http.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { keepPending } from "#core/cart/keep-pending.ts"
import { visibleQuantity } from "#core/cart/rules.ts"
import { aProduct, noon } from "#core/catalogue/testing.ts"
import { catchUpCart } from "#core/journeys/catch-up-cart.ts"
import { FakeCartApi } from "./fake-cart-api.ts"
import { type FakeShop, openFakeShop } from "./fake-shop.ts"
import { wireCart } from "./wire-cart.ts"

const milk = aProduct({ id: "1_ST", gtin: "1", name: "Mellanmjölk" })
const aCustomer = (id: string) => ({ id, firstName: "Anna", fullName: "Anna Andersson", email: "anna@exempel.se", mobilePhone: null, address: null })

/** A page whose change the server confirms at noon and a second, and the page after it on the same device, drawn without that change. */
const pageAfterPage = async (work: (next: FakeShop) => Promise<void>, customer = "7") => {
  const api = new FakeCartApi()
  const server: FakeServer = (request) => {
    if (request.path !== "/orders") return api.server(request)
    return answerJson({ carts: api.cart === null ? [] : [wireCart(api.cart.id, [...api.cart.lines.values()])], orders: [] })
  }
  const page = await openFakeShop(server)
  page.states.session.update((view) => ({ ...view, customer: aCustomer("7") }))
  await page.start(addToCart({ product: milk, quantity: 2 }))
  await page.start(keepPending)
  await page.pass(1_000)
  await page.start(keepPending)
  await page.dispose()
  const next = await openFakeShop(server, { device: page.device })
  next.states.session.update((view) => ({ ...view, customer: aCustomer(customer) }))
  next.states.cart.update((view) => ({ ...view, status: "none" }))
  await work(next)
  await next.dispose()
}

const milkIn = ({ states }: FakeShop) => visibleQuantity(states.cart.current(), "1")

describe("CatchUpCart", () => {
  it("fetches what the page before was told of after this one had been asked for", () =>
    pageAfterPage(async (next) => {
      await next.start(catchUpCart({ since: noon + 400 }))
      expect(milkIn(next)).toBe(2)
      expect(next.states.cart.current().status).toBe("ready")
    }))

  it("asks nothing where all was confirmed before: the page was drawn with it", () =>
    pageAfterPage(async (next) => {
      await next.start(catchUpCart({ since: noon + 1_001 }))
      expect(next.sent).toEqual([])
    }))

  it("asks nothing for another customer of the device", () =>
    pageAfterPage(async (next) => {
      await next.start(catchUpCart({ since: noon }))
      expect(next.sent).toEqual([])
    }, "8"))
})
