import { describe, expect, it } from "vitest"
import { answerJson } from "#adapters/fakes/fake-http.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { flushCart } from "#core/cart/flush-cart.ts"
import { visibleLines, visibleQuantity } from "#core/cart/rules.ts"
import { setQuantity } from "#core/cart/set-quantity.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import type { Product } from "#core/catalogue/model.ts"
import { chooseSlot } from "#core/delivery/choose-slot.ts"
import { FakeCartApi, type Fate } from "./fake-cart-api.ts"
import { type FakeShop, openFakeShop } from "./fake-shop.ts"
import { wireCart } from "./wire-cart.ts"

const milk = aProduct({ id: "1_ST", gtin: "1", name: "Mellanmjölk" })
const bread = aProduct({ id: "2_ST", gtin: "2", name: "Knäckebröd" })
const butter = aProduct({ id: "3_ST", gtin: "3", name: "Smör" })

const answered: Fate = { kind: "answered", there: 0, back: 0 }
const within = async (fates: ReadonlyArray<Fate>, work: (shop: FakeShop, api: FakeCartApi) => Promise<void>) => {
  const api = new FakeCartApi(fates)
  const shop = await openFakeShop(api.server)
  try {
    await work(shop, api)
  } finally {
    await shop.dispose()
  }
}

const shown = ({ states }: FakeShop, { gtin }: Product) => visibleQuantity(states.cart.current(), gtin)
const asked = ({ sent }: FakeShop) => sent.map(({ method, path }) => `${method} ${path.replace(/(cart|line)-\d+/g, "$1")}`)
const have = async (shop: FakeShop, ...products: ReadonlyArray<Product>) => {
  for (const product of products) await shop.start(addToCart({ product }))
  await shop.pass(500)
}
const opened = 2

describe("AddToCart", () => {
  it("CART-36 CART-41 CART-40 shows the goods at once and sends the queue together when 500 ms have passed since its first", () =>
    within([], async (shop, api) => {
      await shop.start(addToCart({ product: milk }))
      await shop.pass(300)
      await shop.start(addToCart({ product: bread, quantity: 2 }))
      expect([shown(shop, milk), shown(shop, bread)]).toEqual([1, 2])
      expect(shop.states.cart.current().updating).toBe(true)
      await shop.pass(199)
      expect(asked(shop)).toEqual([])
      await shop.pass(1)
      expect(asked(shop)).toEqual(["POST /carts", "POST /carts/cart/additems"])
      expect([api.quantity("1"), api.quantity("2")]).toEqual([1, 2])
      expect(shop.states.cart.current()).toMatchObject({ updating: false, pending: {}, status: "ready" })
    }))

  it("CART-36 waits anew after each tap: three quick taps are one request for three", () =>
    within([], async (shop) => {
      for (let taps = 0; taps < 3; taps++) {
        await shop.start(addToCart({ product: milk }))
        await shop.pass(400)
      }
      expect(asked(shop)).toEqual([])
      await shop.pass(100)
      expect(JSON.parse(shop.sent[1]?.body?.text ?? "")).toMatchObject({ items: [{ gtin: "1", itemNo: "1_ST", quantity: { value: 3 } }] })
    }))

  it("CART-44 CART-46 takes a refused add back alone and keeps what the cart had", () =>
    within([answered, answered, { ...answered, kind: "refused" }], async (shop, api) => {
      await have(shop, milk)
      await shop.start(addToCart({ product: bread }))
      await shop.start(setQuantity({ product: milk, quantity: 4 }))
      await shop.pass(2_000)
      expect([shown(shop, bread), shown(shop, milk)]).toEqual([0, 4])
      expect([api.quantity("2"), api.quantity("1")]).toEqual([0, 4])
    }))

  it("CART-45 names the goods that could not be added, with the server's code", () =>
    within([answered, { ...answered, kind: "refused" }], async (shop) => {
      await have(shop, milk)
      expect(shop.states.cart.current().problems).toMatchObject([{ kind: "add-failed", names: ["Mellanmjölk"], code: "ERR_ITEM_NOT_IN_ASSORTMENT" }])
    }))

  it("CART-47 takes every queued item of a failed batch out", () =>
    within([answered, { ...answered, kind: "broken" }], async (shop) => {
      await have(shop, milk, bread, butter)
      expect(visibleLines(shop.states.cart.current())).toEqual([])
      expect(shop.states.cart.current().problems).toMatchObject([{ names: ["Mellanmjölk", "Knäckebröd", "Smör"] }])
    }))

  it("takes the goods back when the cart itself cannot be opened", () =>
    within([{ ...answered, kind: "broken" }], async (shop) => {
      await have(shop, milk, bread)
      expect(visibleLines(shop.states.cart.current())).toEqual([])
      expect(shop.states.cart.current().problems).toMatchObject([{ kind: "add-failed", names: ["Mellanmjölk", "Knäckebröd"] }])
    }))

  it("NET-12 keeps the goods in view while the network is away, and sends the add again under its first key", () =>
    within([answered, { kind: "unanswered", there: 10, back: 10 }, { kind: "lost", there: 10, back: 0 }], async (shop, api) => {
      await have(shop, milk)
      await shop.pass(3_000)
      expect(shown(shop, milk)).toBe(1)
      expect(shop.states.cart.current().problems).toEqual([])
      await shop.pass(4_000)
      const tries = shop.sent.filter(({ path }) => path.endsWith("/additems"))
      expect(tries.length).toBe(3)
      expect(new Set(tries.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
      expect(api.quantity("1")).toBe(1)
    }))

  it("a tap while the first add is on its way changes the line afterwards: nothing is lost, nothing doubled", () =>
    within([answered, { ...answered, back: 2_000 }], async (shop, api) => {
      await have(shop, milk)
      await shop.start(addToCart({ product: milk }))
      expect(shown(shop, milk)).toBe(2)
      await shop.pass(5_000)
      expect(asked(shop).slice(opened)).toEqual(["PUT /carts/cart/items/line"])
      expect(api.quantity("1")).toBe(2)
    }))
})

describe("SetQuantity", () => {
  it("CART-38 CART-40 sends the last of several quick changes, 800 ms after it", () =>
    within([], async (shop) => {
      await have(shop, milk)
      for (const quantity of [2, 3, 4]) {
        await shop.start(setQuantity({ product: milk, quantity }))
        await shop.pass(700)
      }
      expect(asked(shop).length).toBe(opened)
      await shop.pass(99)
      expect(asked(shop).length).toBe(opened)
      await shop.pass(1)
      expect(asked(shop).slice(opened)).toEqual(["PUT /carts/cart/items/line"])
      expect(JSON.parse(shop.sent.at(-1)?.body?.text ?? "")).toEqual({ quantity: 4 })
    }))

  it("CART-37 CART-57 a quantity of 0 takes the line out of view at once and off the server after 800 ms", () =>
    within([], async (shop, api) => {
      await have(shop, milk, bread)
      await shop.start(setQuantity({ product: milk, quantity: 0 }))
      expect(visibleLines(shop.states.cart.current()).map(({ gtin }) => gtin)).toEqual(["2"])
      await shop.pass(799)
      expect(api.quantity("1")).toBe(1)
      await shop.pass(1)
      expect(asked(shop).slice(opened)).toEqual(["DELETE /carts/cart/items/line"])
      expect(visibleLines(shop.states.cart.current()).map(({ gtin }) => gtin)).toEqual(["2"])
    }))

  it("sends nothing when the change is taken back before its time", () =>
    within([], async (shop) => {
      await have(shop, milk)
      await shop.start(setQuantity({ product: milk, quantity: 2 }))
      await shop.pass(300)
      await shop.start(setQuantity({ product: milk, quantity: 1 }))
      await shop.pass(5_000)
      expect(asked(shop).length).toBe(opened)
      expect(shop.states.cart.current()).toMatchObject({ updating: false, pending: {} })
    }))

  it("a refused change goes back to the server's quantity and the others stay", () =>
    within([answered, answered, { ...answered, kind: "refused" }], async (shop, api) => {
      await have(shop, milk, bread)
      await shop.start(setQuantity({ product: milk, quantity: 9 }))
      await shop.start(setQuantity({ product: bread, quantity: 5 }))
      await shop.pass(5_000)
      expect([shown(shop, milk), shown(shop, bread)]).toEqual([1, 5])
      expect([api.quantity("1"), api.quantity("2")]).toEqual([1, 5])
      expect(shop.states.cart.current().problems).toMatchObject([{ kind: "change-failed", names: ["Mellanmjölk"] }])
    }))
})

describe("a cart that another tab has deleted", () => {
  it("is opened anew for what is wanted", () =>
    within([], async (shop, api) => {
      await have(shop, milk)
      api.deleteCart()
      await have(shop, bread)
      expect(visibleLines(shop.states.cart.current()).map(({ gtin }) => gtin)).toEqual(["2"])
      expect(shop.states.cart.current().settled?.id).toBe(api.cart?.id)
    }))

  it("CART-30 is gone here too when it answers 404 after a refused change", () =>
    within([answered, answered, { ...answered, kind: "broken" }], async (shop, api) => {
      await have(shop, milk)
      api.deleteCart()
      await have(shop, bread)
      expect(visibleLines(shop.states.cart.current())).toEqual([])
      expect(shop.states.cart.current().settled).toBeNull()
    }))
})

describe("FlushCart", () => {
  it("before the checkout sends what is pending without waiting for its time, and ends when it is settled", () =>
    within([answered, { ...answered, back: 700 }], async (shop, api) => {
      await shop.start(addToCart({ product: milk }))
      let done = false
      const flushing = shop.start(flushCart({ leaving: false })).then(() => (done = true))
      await shop.pass(699)
      expect(done).toBe(false)
      await shop.pass(1)
      await flushing
      expect(api.quantity("1")).toBe(1)
      expect(shop.states.cart.current()).toMatchObject({ pending: {}, updating: false })
    }))

  it("waits for a change that is under way already, and for the one made meanwhile", () =>
    within([answered, { ...answered, back: 1_000 }], async (shop, api) => {
      await have(shop, milk)
      await shop.start(setQuantity({ product: milk, quantity: 3 }))
      const flushing = shop.start(flushCart({ leaving: false }))
      await shop.pass(1_000)
      await flushing
      expect(api.quantity("1")).toBe(3)
      expect(shop.states.cart.current()).toMatchObject({ pending: {}, updating: false })
    }))

  it("of a quiet cart asks nothing", () =>
    within([], async (shop) => {
      await shop.start(flushCart({ leaving: false }))
      expect(shop.sent).toEqual([])
    }))

  it("from a page that goes sends everything at once, in requests that outlive it", () =>
    within([], async (shop, api) => {
      await have(shop, milk)
      await shop.start(setQuantity({ product: milk, quantity: 3 }))
      await shop.start(addToCart({ product: bread }))
      void shop.start(flushCart({ leaving: true }))
      await shop.pass(0)
      expect([api.quantity("1"), api.quantity("2")]).toEqual([3, 1])
      expect(shop.sent.slice(opened).every(({ keepalive }) => keepalive === true)).toBe(true)
    }))

  it("from a page that goes does not send a second time what is on its way", () =>
    within([answered, { ...answered, back: 2_000 }], async (shop, api) => {
      await have(shop, milk)
      void shop.start(flushCart({ leaving: true }))
      await shop.pass(10_000)
      expect(api.quantity("1")).toBe(1)
      expect(shown(shop, milk)).toBe(1)
    }))
})

describe("ChooseSlot", () => {
  it("books a time for all that is in the cart: what waits goes first", async () => {
    const api = new FakeCartApi()
    const shop = await openFakeShop((request) => (request.path.endsWith("/slot") ? answerJson(wireCart("cart-1", [])) : api.server(request)))
    await shop.start(addToCart({ product: milk, quantity: 2 }))
    expect(await shop.start(chooseSlot({ slotId: "a" }))).toMatchObject({ _tag: "Success" })
    expect(asked(shop)).toEqual(["POST /carts", "POST /carts/cart/additems", "PUT /carts/cart/slot"])
    await shop.dispose()
  })
})
