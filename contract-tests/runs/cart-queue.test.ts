import { cartState } from "#core/cart/cart-state.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { respondWithJson } from "#adapters/fakes/fake-http.ts"
import { CartQueue } from "#core/cart/cart-queue.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { flushCart } from "#core/cart/flush-cart.ts"
import { visibleLines, visibleQuantity } from "#core/cart/rules.ts"
import { changeDelayMs, setQuantity } from "#core/cart/set-quantity.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import type { Product } from "#core/catalogue/model.ts"
import { setCartSlot } from "#core/delivery/set-cart-slot.ts"
import { FakeCartApi, type NetworkScenario } from "./fake-cart-api.ts"
import { type FakeShop, openFakeShop } from "./fake-shop.ts"
import { wireCart } from "../suites/wire-cart.ts"

const milk = aProduct({ id: "1_ST", gtin: "1", name: "Mellanmjölk" })
const bread = aProduct({ id: "2_ST", gtin: "2", name: "Knäckebröd" })
const butter = aProduct({ id: "3_ST", gtin: "3", name: "Smör" })

const executedScenario: NetworkScenario = { kind: "executed", requestDelayMs: 0, responseDelayMs: 0 }
const withCart = async (
  scenarios: ReadonlyArray<NetworkScenario>,
  work: (shop: FakeShop, api: FakeCartApi) => Promise<void>
) => {
  const api = new FakeCartApi(scenarios)
  const shop = await openFakeShop(api.server)
  try {
    await work(shop, api)
  } finally {
    await shop.dispose()
  }
}

const shownQuantity = ({ states }: FakeShop, { gtin }: Product) => visibleQuantity(states.of(cartState).current(), gtin)
const requestsOf = ({ sent }: FakeShop) =>
  sent.map(({ method, path }) => `${method} ${path.replace(/(cart|line)-\d+/g, "$1")}`)
const addAndSend = async (shop: FakeShop, ...products: ReadonlyArray<Product>) => {
  for (const product of products) await shop.run(addToCart({ product }))
  await shop.advance(500)
}
/** The number of requests of the first addAndSend: it creates the cart and adds the products. */
const openingRequestCount = 2

describe("addToCart", () => {
  it("CART-36 CART-41 shows the products immediately and sends the batch 500 ms after its first product", () =>
    withCart([], async (shop, api) => {
      await shop.run(addToCart({ product: milk }))
      await shop.advance(300)
      await shop.run(addToCart({ product: bread, quantity: 2 }))
      expect([shownQuantity(shop, milk), shownQuantity(shop, bread)]).toEqual([1, 2])
      expect(shop.states.of(cartState).current().updating).toBe(true)
      await shop.advance(199)
      expect(requestsOf(shop)).toEqual([])
      await shop.advance(1)
      expect(requestsOf(shop)).toEqual(["POST /carts", "POST /carts/cart/additems"])
      expect([api.quantity("1"), api.quantity("2")]).toEqual([1, 2])
      expect(shop.states.of(cartState).current()).toMatchObject({ updating: false, pending: {}, status: "ready" })
    }))

  it("CART-35 CART-36 restarts the delay after each tap on the same product: three quick taps are one request for three", () =>
    withCart([], async (shop) => {
      for (let tap = 0; tap < 3; tap++) {
        await shop.run(addToCart({ product: milk }))
        await shop.advance(400)
      }
      expect(requestsOf(shop)).toEqual([])
      await shop.advance(100)
      expect(JSON.parse(shop.sent[1]?.body?.text ?? "")).toMatchObject({
        items: [{ gtin: "1", itemNo: "1_ST", quantity: { value: 3 } }]
      })
    }))

  it("CART-44 CART-46 reverts only the rejected addition and keeps the rest of the cart", () =>
    withCart([executedScenario, executedScenario, { ...executedScenario, kind: "rejected" }], async (shop, api) => {
      await addAndSend(shop, milk)
      await shop.run(addToCart({ product: bread }))
      await shop.run(setQuantity({ product: milk, quantity: 4 }))
      await shop.advance(2_000)
      expect([shownQuantity(shop, bread), shownQuantity(shop, milk)]).toEqual([0, 4])
      expect([api.quantity("2"), api.quantity("1")]).toEqual([0, 4])
    }))

  it("names the products that could not be added, with the server's code", () =>
    withCart([executedScenario, { ...executedScenario, kind: "rejected" }], async (shop) => {
      await addAndSend(shop, milk)
      expect(shop.states.of(cartState).current().problems).toMatchObject([
        { kind: "add-failed", names: ["Mellanmjölk"], code: "ERR_ITEM_NOT_IN_ASSORTMENT" }
      ])
    }))

  it("CART-47 reverts every product of a failed batch", () =>
    withCart([executedScenario, { ...executedScenario, kind: "broken" }], async (shop) => {
      await addAndSend(shop, milk, bread, butter)
      expect(visibleLines(shop.states.of(cartState).current())).toEqual([])
      expect(shop.states.of(cartState).current().problems).toMatchObject([
        { names: ["Mellanmjölk", "Knäckebröd", "Smör"] }
      ])
    }))

  it("reverts the products when the cart cannot be created", () =>
    withCart([{ ...executedScenario, kind: "broken" }], async (shop) => {
      await addAndSend(shop, milk, bread)
      expect(visibleLines(shop.states.of(cartState).current())).toEqual([])
      expect(shop.states.of(cartState).current().problems).toMatchObject([
        { kind: "add-failed", names: ["Mellanmjölk", "Knäckebröd"] }
      ])
    }))

  it("NET-12 keeps showing the products while the network is down, and retries with the same idempotency key", () =>
    withCart(
      [
        executedScenario,
        { kind: "responseLost", requestDelayMs: 10, responseDelayMs: 10 },
        { kind: "requestLost", requestDelayMs: 10, responseDelayMs: 0 }
      ],
      async (shop, api) => {
        await addAndSend(shop, milk)
        await shop.advance(3_000)
        expect(shownQuantity(shop, milk)).toBe(1)
        expect(shop.states.of(cartState).current().problems).toEqual([])
        await shop.advance(4_000)
        const attempts = shop.sent.filter(({ path }) => path.endsWith("/additems"))
        expect(attempts.length).toBe(3)
        expect(new Set(attempts.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
        expect(api.quantity("1")).toBe(1)
      }
    ))

  it("changes the line after the first addition when tapped again while the addition is in flight", () =>
    withCart([executedScenario, { ...executedScenario, responseDelayMs: 2_000 }], async (shop, api) => {
      await addAndSend(shop, milk)
      await shop.run(addToCart({ product: milk }))
      expect(shownQuantity(shop, milk)).toBe(2)
      await shop.advance(5_000)
      expect(requestsOf(shop).slice(openingRequestCount)).toEqual(["PUT /carts/cart/items/line"])
      expect(api.quantity("1")).toBe(2)
    }))
})

describe("setQuantity", () => {
  it("CART-38 sends only the last of several quick changes, 800 ms after it", () =>
    withCart([], async (shop) => {
      await addAndSend(shop, milk)
      for (const quantity of [2, 3, 4]) {
        await shop.run(setQuantity({ product: milk, quantity }))
        await shop.advance(700)
      }
      expect(requestsOf(shop).length).toBe(openingRequestCount)
      await shop.advance(99)
      expect(requestsOf(shop).length).toBe(openingRequestCount)
      await shop.advance(1)
      expect(requestsOf(shop).slice(openingRequestCount)).toEqual(["PUT /carts/cart/items/line"])
      expect(JSON.parse(shop.sent.at(-1)?.body?.text ?? "")).toEqual({ quantity: 4 })
    }))

  it("CART-37 CART-57 hides a line with quantity 0 immediately and removes it on the server after 800 ms", () =>
    withCart([], async (shop, api) => {
      await addAndSend(shop, milk, bread)
      await shop.run(setQuantity({ product: milk, quantity: 0 }))
      expect(visibleLines(shop.states.of(cartState).current()).map(({ gtin }) => gtin)).toEqual(["2"])
      await shop.advance(799)
      expect(api.quantity("1")).toBe(1)
      await shop.advance(1)
      expect(requestsOf(shop).slice(openingRequestCount)).toEqual(["DELETE /carts/cart/items/line"])
      expect(visibleLines(shop.states.of(cartState).current()).map(({ gtin }) => gtin)).toEqual(["2"])
    }))

  it("restores a removed line at its position, and lists it last when it is removed and added anew", () =>
    withCart([], async (shop) => {
      const readGtins = () => visibleLines(shop.states.of(cartState).current()).map(({ gtin }) => gtin)
      await addAndSend(shop, milk, bread, butter)
      await shop.run(setQuantity({ product: bread, quantity: 0 }))
      await shop.advance(changeDelayMs)
      await shop.run(setQuantity({ product: bread, quantity: 1, position: 1 }))
      expect(readGtins()).toEqual(["1", "2", "3"])
      await shop.advance(changeDelayMs)
      expect([readGtins(), shop.states.of(cartState).current().pending]).toEqual([["1", "2", "3"], {}])
      await shop.run(setQuantity({ product: bread, quantity: 0 }))
      await shop.advance(changeDelayMs)
      await addAndSend(shop, bread)
      expect(readGtins()).toEqual(["1", "3", "2"])
    }))

  it("CART-39 CART-40 sends an addition after 500 ms and a quantity after 800 ms, in whichever order they are made", () =>
    withCart([], async (shop) => {
      await addAndSend(shop, milk, bread)
      await shop.run(setQuantity({ product: milk, quantity: 2 }))
      await shop.run(addToCart({ product: butter }))
      await shop.advance(50)
      await shop.run(setQuantity({ product: bread, quantity: 2 }))
      await shop.advance(449)
      expect(requestsOf(shop).slice(openingRequestCount)).toEqual([])
      await shop.advance(1)
      expect(requestsOf(shop).slice(openingRequestCount)).toEqual(["POST /carts/cart/additems"])
      await shop.advance(300)
      expect(requestsOf(shop).slice(openingRequestCount + 1)).toEqual(["PUT /carts/cart/items/line"])
      await shop.advance(50)
      expect(requestsOf(shop).slice(openingRequestCount + 1)).toEqual(Array(2).fill("PUT /carts/cart/items/line"))
    }))

  it("sends no request when the change is undone before it is due", () =>
    withCart([], async (shop) => {
      await addAndSend(shop, milk)
      await shop.run(setQuantity({ product: milk, quantity: 2 }))
      await shop.advance(300)
      await shop.run(setQuantity({ product: milk, quantity: 1 }))
      await shop.advance(5_000)
      expect(requestsOf(shop).length).toBe(openingRequestCount)
      expect(shop.states.of(cartState).current()).toMatchObject({ updating: false, pending: {} })
    }))

  it("reverts a rejected change to the server's quantity and keeps the others", () =>
    withCart([executedScenario, executedScenario, { ...executedScenario, kind: "rejected" }], async (shop, api) => {
      await addAndSend(shop, milk, bread)
      await shop.run(setQuantity({ product: milk, quantity: 9 }))
      await shop.run(setQuantity({ product: bread, quantity: 5 }))
      await shop.advance(5_000)
      expect([shownQuantity(shop, milk), shownQuantity(shop, bread)]).toEqual([1, 5])
      expect([api.quantity("1"), api.quantity("2")]).toEqual([1, 5])
      expect(shop.states.of(cartState).current().problems).toMatchObject([
        { kind: "change-failed", names: ["Mellanmjölk"] }
      ])
    }))
})

describe("a cart that another tab has deleted", () => {
  it("is recreated for the pending changes", () =>
    withCart([], async (shop, api) => {
      await addAndSend(shop, milk)
      api.deleteCart()
      await addAndSend(shop, bread)
      expect(visibleLines(shop.states.of(cartState).current()).map(({ gtin }) => gtin)).toEqual(["2"])
      expect(shop.states.of(cartState).current().serverCart?.id).toBe(api.cart?.id)
    }))

  it("CART-30 is also removed from this page when the API responds with 404 after a failed change", () =>
    withCart([executedScenario, executedScenario, { ...executedScenario, kind: "broken" }], async (shop, api) => {
      await addAndSend(shop, milk)
      api.deleteCart()
      await addAndSend(shop, bread)
      expect(visibleLines(shop.states.of(cartState).current())).toEqual([])
      expect(shop.states.of(cartState).current().serverCart).toBeNull()
    }))
})

describe("flushCart", () => {
  it("sends pending changes immediately, and resolves when the server has responded", () =>
    withCart([executedScenario, { ...executedScenario, responseDelayMs: 700 }], async (shop, api) => {
      await shop.run(addToCart({ product: milk }))
      let isFlushed = false
      const flushPromise = shop.run(flushCart({ leaving: false })).then(() => (isFlushed = true))
      await shop.advance(699)
      expect(isFlushed).toBe(false)
      await shop.advance(1)
      await flushPromise
      expect(api.quantity("1")).toBe(1)
      expect(shop.states.of(cartState).current()).toMatchObject({ pending: {}, updating: false })
    }))

  it("waits for a change in flight, and for a later one that is still pending", () =>
    withCart([executedScenario, { ...executedScenario, responseDelayMs: 1_000 }], async (shop, api) => {
      await addAndSend(shop, milk)
      await shop.run(setQuantity({ product: milk, quantity: 3 }))
      const flushPromise = shop.run(flushCart({ leaving: false }))
      await shop.advance(1_000)
      await flushPromise
      expect(api.quantity("1")).toBe(3)
      expect(shop.states.of(cartState).current()).toMatchObject({ pending: {}, updating: false })
    }))

  it("waits for a change that is made while another one is sent", () =>
    withCart(
      [executedScenario, executedScenario, { ...executedScenario, responseDelayMs: 1_000 }],
      async (shop, api) => {
        await addAndSend(shop, milk)
        await shop.run(setQuantity({ product: milk, quantity: 3 }))
        let isFlushed = false
        const flushPromise = shop.run(flushCart({ leaving: false })).then(() => (isFlushed = true))
        await shop.advance(500)
        await shop.run(setQuantity({ product: milk, quantity: 4 }))
        await shop.advance(499)
        expect(isFlushed).toBe(false)
        await shop.advance(1)
        await flushPromise
        expect([api.quantity("1"), requestsOf(shop).slice(openingRequestCount).length]).toEqual([4, 2])
      }
    ))

  it("waits for another change of the cart that is in flight, even when no product is pending", () =>
    withCart([], async (shop) => {
      void shop.run(Effect.flatMap(CartQueue, ({ runExclusive }) => runExclusive(Effect.sleep(1_000))))
      await shop.advance(0)
      let isFlushed = false
      const flushPromise = shop.run(flushCart({ leaving: false })).then(() => (isFlushed = true))
      await shop.advance(999)
      expect(isFlushed).toBe(false)
      await shop.advance(1)
      await flushPromise
      expect(shop.states.of(cartState).current()).toMatchObject({ updating: false, busySince: null })
    }))

  it("neither sends a request nor changes the state when no change is pending", () =>
    withCart([], async (shop) => {
      const views: Array<unknown> = []
      shop.states.of(cartState).changes$.subscribe((view) => views.push(view))
      await shop.run(flushCart({ leaving: false }))
      expect([shop.sent, views.length]).toEqual([[], 1])
    }))

  it("sends all changes in parallel with keepalive while the page unloads", () =>
    withCart([], async (shop, api) => {
      await addAndSend(shop, milk)
      await shop.run(setQuantity({ product: milk, quantity: 3 }))
      await shop.run(addToCart({ product: bread }))
      void shop.run(flushCart({ leaving: true }))
      await shop.advance(0)
      expect([api.quantity("1"), api.quantity("2")]).toEqual([3, 1])
      expect(shop.sent.slice(openingRequestCount).every(({ keepalive }) => keepalive === true)).toBe(true)
    }))

  it("does not resend a request in flight while the page unloads", () =>
    withCart([executedScenario, { ...executedScenario, responseDelayMs: 2_000 }], async (shop, api) => {
      await addAndSend(shop, milk)
      void shop.run(flushCart({ leaving: true }))
      await shop.advance(10_000)
      expect(api.quantity("1")).toBe(1)
      expect(shownQuantity(shop, milk)).toBe(1)
    }))
})

describe("setCartSlot", () => {
  it("sends pending changes before it sets the slot", async () => {
    const api = new FakeCartApi()
    const shop = await openFakeShop((request) =>
      request.path.endsWith("/slot") ? respondWithJson(wireCart("cart-1", [])) : api.server(request)
    )
    await shop.run(addToCart({ product: milk, quantity: 2 }))
    expect(await shop.run(setCartSlot({ slotId: "a" }))).toMatchObject({ _tag: "Success" })
    expect(requestsOf(shop)).toEqual(["POST /carts", "POST /carts/cart/additems", "PUT /carts/cart/slot"])
    expect(shop.states.of(cartState).current().serverCart).toMatchObject({ id: "cart-1", lines: [] })
    await shop.dispose()
  })
})
