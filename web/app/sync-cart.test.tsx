import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type FakeServer, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { aCart } from "#core/cart/testing.ts"
import { wireCart } from "#contract-tests/suites/wire-cart.ts"
import { type SessionState, visitor } from "#core/session/model.ts"
import { anna, composeShop } from "#web/container/testing.tsx"
import { syncCart } from "./sync-cart.ts"

interface Message {
  readonly customer: string | null
  readonly version: string
}

let receive: (message: { readonly data: Message }) => void = () => undefined
let sent: Array<Message> = []

class FakeChannel {
  postMessage(message: Message) {
    sent.push(message)
  }
  addEventListener(_: string, listener: typeof receive) {
    receive = listener
  }
}

beforeEach(() => {
  sent = []
  vi.stubGlobal("BroadcastChannel", FakeChannel)
})
afterEach(() => vi.unstubAllGlobals())

const modifiedAt = "2026-11-21T12:00:05Z"
const server: FakeServer = () =>
  respondWithJson({
    carts: [
      wireCart("cart-1", [{ id: "l1", gtin: "1", itemNo: "1_ST", name: "Smör", quantity: 3 }], {
        modifiedDate: modifiedAt
      })
    ],
    orders: []
  })
const openTab = (session: SessionState = anna) => {
  const shop = composeShop({ session, server })
  const cart = shop.states.of(cartState)
  cart.update((state) => withServerCart(state, aCart({ modifiedAt: "2026-11-21T12:00:00Z" })))
  syncCart(shop)
  return { shop, cart }
}
const ownId = anna.customer?.id ?? ""
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

describe("syncCart", () => {
  it("fetches the cart that another tab has changed, and does not notify other tabs", async () => {
    const { cart } = openTab()
    receive({ data: { customer: ownId, version: `cart-1 ${modifiedAt}` } })
    await vi.waitFor(() => expect(cart.current().serverCart?.lines.map(({ quantity }) => quantity)).toEqual([3]))
    await settle()
    expect(sent).toEqual([])
  })

  it("notifies other tabs of every change that the server has confirmed, including the removal of the cart", () => {
    const { cart } = openTab()
    cart.update((state) => withServerCart(state, aCart({ modifiedAt })))
    cart.update((state) => withServerCart(state, aCart({ modifiedAt })))
    cart.update((state) => withServerCart(state, null))
    expect(sent).toEqual([
      { customer: ownId, version: `cart-1 ${modifiedAt}` },
      { customer: ownId, version: "" }
    ])
  })

  it.each([
    ["the cart is known already", anna, { customer: ownId, version: "cart-1 2026-11-21T12:00:00Z" }],
    ["it is the cart of another customer", anna, { customer: "other", version: "cart-2 x" }],
    ["no customer is logged in", visitor, { customer: null, version: "cart-1 x" }]
  ])("does not fetch the cart when %s", async (_, session, message) => {
    const { shop } = openTab(session)
    receive({ data: message })
    await settle()
    expect(shop.http.sent).toEqual([])
  })
})
