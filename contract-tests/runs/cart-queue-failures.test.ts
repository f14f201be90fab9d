import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson, unreachable } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { CartQueue } from "#core/cart/cart-queue.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { connectionState } from "#core/connection/connection-state.ts"
import { onlineState } from "#core/connection/online-state.ts"
import { problemOf } from "#core/connection/rules.ts"
import { flushCart } from "#core/cart/flush-cart.ts"
import { persistPending } from "#core/cart/persist-pending.ts"
import { resumePending } from "#core/cart/resume-pending.ts"
import { visibleQuantity } from "#core/cart/rules.ts"
import { setQuantity } from "#core/cart/set-quantity.ts"
import type { Product } from "#core/catalogue/model.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import { noRetryPolicy } from "#core/contract/policy.ts"
import { submitOrder } from "#core/orders/submit-order.ts"
import type { HttpRequest } from "#core/ports/http.ts"
import { sessionState } from "#core/session/session-state.ts"
import { aCustomer } from "#core/session/testing.ts"
import { wireCart } from "../suites/wire-cart.ts"
import { FakeCartApi } from "./fake-cart-api.ts"
import { type FakeShop, withFakeShop } from "./fake-shop.ts"

const milk = aProduct({ id: "1_ST", gtin: "1", name: "Mellanmjölk" })
const bread = aProduct({ id: "2_ST", gtin: "2", name: "Knäckebröd" })

type Responder = (request: HttpRequest) => ReturnType<FakeServer> | null

/**
 * Runs `work` on a page whose calls are not repeated, with one milk in its cart. `responder` responds to later requests instead of the server, unless it returns null;
 * `laterRequests` returns their methods and paths, without the serial numbers of the ids.
 */
const withMilkInCart = (
  work: (
    shop: FakeShop,
    api: FakeCartApi,
    responder: { current: Responder },
    laterRequests: () => ReadonlyArray<string>
  ) => Promise<void>
) => {
  const api = new FakeCartApi()
  const responder: { current: Responder } = { current: () => null }
  return withFakeShop(
    (request) => responder.current(request) ?? api.server(request),
    async (shop) => {
      await shop.run(addToCart({ product: milk }))
      await shop.advance(500)
      const sentCountBefore = shop.sent.length
      await work(shop, api, responder, () =>
        shop.sent
          .slice(sentCountBefore)
          .map(({ method, path }) => `${method} ${path.replace(/(cart|line)-\d+/g, "$1")}`)
      )
    },
    { policy: noRetryPolicy }
  )
}

const currentView = ({ states }: FakeShop) => states.of(cartState).current()
const shownQuantity = (shop: FakeShop, { gtin }: Product) => visibleQuantity(currentView(shop), gtin)
const setMilk = async (shop: FakeShop, quantity: number) => {
  await shop.run(setQuantity({ product: milk, quantity }))
  await shop.advance(800)
}
const addBread = async (shop: FakeShop) => {
  await shop.run(addToCart({ product: bread }))
  await shop.advance(500)
}
/** Executes the writes of the cart, and loses their responses. */
const loseResponsesOfWrites =
  (api: FakeCartApi): Responder =>
  (request) =>
    request.method === "GET" ? null : Effect.andThen(api.server(request), unreachable(request.path))
const loseRequest: Responder = ({ path }) => unreachable(path)

const getCartRequest = "GET /carts/cart"
const putLineRequest = "PUT /carts/cart/items/line"
const addItemsRequest = "POST /carts/cart/additems"

describe("a cart change without a response", () => {
  it("is reported, and the cart is read before the next change, but not before the one after that", () =>
    withMilkInCart(async (shop, api, responder, requests) => {
      responder.current = loseResponsesOfWrites(api)
      await setMilk(shop, 4)
      expect(currentView(shop).problems).toMatchObject([{ kind: "change-failed", names: ["Mellanmjölk"], code: null }])
      expect([shownQuantity(shop, milk), api.quantity("1")]).toEqual([1, 4])
      responder.current = () => null
      await addBread(shop)
      expect(requests()).toEqual([putLineRequest, getCartRequest, addItemsRequest])
      expect([shownQuantity(shop, milk), shownQuantity(shop, bread)]).toEqual([4, 1])
      await setMilk(shop, 5)
      expect(requests().slice(3)).toEqual([putLineRequest])
    }))

  it("keeps later changes from being sent until the cart can be read, and reports them", () =>
    withMilkInCart(async (shop, api, responder, requests) => {
      responder.current = loseRequest
      await setMilk(shop, 4)
      await addBread(shop)
      expect(requests()).toEqual([putLineRequest, getCartRequest])
      expect(currentView(shop)).toMatchObject({
        pending: {},
        problems: [{}, { kind: "add-failed", names: ["Knäckebröd"], code: null }]
      })
      responder.current = () => null
      await addBread(shop)
      expect(requests()).toEqual([putLineRequest, getCartRequest, getCartRequest, addItemsRequest])
      expect(api.quantity("2")).toBe(1)
    }))

  it("is followed by a new cart when the cart no longer exists", () =>
    withMilkInCart(async (shop, api, responder, requests) => {
      responder.current = loseRequest
      await setMilk(shop, 4)
      responder.current = () => null
      api.deleteCart()
      await addBread(shop)
      expect(requests()).toEqual([putLineRequest, getCartRequest, "POST /carts", addItemsRequest])
      expect([shownQuantity(shop, milk), shownQuantity(shop, bread)]).toEqual([0, 1])
    }))

  it("causes no read when the cart has been closed in the meantime", () =>
    withMilkInCart(async (shop, _, responder, requests) => {
      responder.current = loseRequest
      await setMilk(shop, 4)
      await shop.run(Effect.flatMap(CartQueue, ({ setServerCart }) => setServerCart(null)))
      responder.current = () => null
      await addBread(shop)
      expect(requests()).toEqual([putLineRequest, "POST /carts", addItemsRequest])
    }))

  it("keeps later changes pending when the session has ended", () =>
    withMilkInCart(async (shop, _, responder, requests) => {
      responder.current = loseRequest
      await setMilk(shop, 4)
      responder.current = () => respondWithError(401, "ERR_UNAUTHORIZED")
      await addBread(shop)
      await shop.advance(60_000)
      expect(requests()).toEqual([putLineRequest, getCartRequest])
      expect(currentView(shop).problems).toHaveLength(1)
      expect(shownQuantity(shop, bread)).toBe(1)
    }))
})

describe("a cart change with an error response", () => {
  it.each([
    ["refused", respondWithError(422, "ERR_ITEM_NOT_IN_ASSORTMENT"), "ERR_ITEM_NOT_IN_ASSORTMENT"],
    ["failed", respondWithError(500, "ERR_INTERNAL"), "ERR_INTERNAL"],
    ["without the declared fields", respondWithJson({}), null]
  ])(
    "is reported with its code, and the cart is read immediately, but not again before the next change: %s",
    (_, response, code) =>
      withMilkInCart(async (shop, _api, responder, requests) => {
        responder.current = ({ method }) => (method === "PUT" ? response : null)
        await setMilk(shop, 4)
        expect(currentView(shop).problems).toMatchObject([{ kind: "change-failed", names: ["Mellanmjölk"], code }])
        expect([shownQuantity(shop, milk), requests()]).toEqual([1, [putLineRequest, getCartRequest]])
        await addBread(shop)
        expect(requests().slice(2)).toEqual([addItemsRequest])
      })
  )

  it("is followed by another read before the next change when the first read fails", () =>
    withMilkInCart(async (shop, _, responder, requests) => {
      responder.current = ({ method, path }) =>
        method === "PUT" ? respondWithError(500, "ERR_INTERNAL") : method === "GET" ? unreachable(path) : null
      await setMilk(shop, 4)
      responder.current = () => null
      await addBread(shop)
      expect(requests()).toEqual([putLineRequest, getCartRequest, getCartRequest, addItemsRequest])
    }))

  it.each(["ERR_CART_LOCKED", "ERR_CART_NOT_FOUND"])("is repeated in a new cart after %s", (code) =>
    withMilkInCart(async (shop, api, responder, requests) => {
      const closedCartId = api.cart?.id
      api.deleteCart()
      responder.current = ({ path }) => (path.includes(`${closedCartId}/`) ? respondWithError(409, code) : null)
      await setMilk(shop, 4)
      expect(requests()).toEqual([putLineRequest, "POST /carts", addItemsRequest])
      expect([shownQuantity(shop, milk), api.quantity("1"), currentView(shop).problems]).toEqual([4, 4, []])
    })
  )

  it("is reported when the new cart does not exist either", () =>
    withMilkInCart(async (shop, _, responder, requests) => {
      responder.current = ({ path }) => (path === "/carts" ? null : respondWithError(409, "ERR_CART_LOCKED"))
      await setMilk(shop, 4)
      expect(requests()).toEqual([putLineRequest, "POST /carts", addItemsRequest])
      expect(currentView(shop)).toMatchObject({
        serverCart: null,
        pending: {},
        problems: [{ kind: "add-failed", names: ["Mellanmjölk"], code: "ERR_CART_NOT_FOUND" }]
      })
    }))

  it("is repeated as an addition after 100 ms when another tab has removed the line", () =>
    withMilkInCart(async (shop, api, _, requests) => {
      await addBread(shop)
      api.cart?.lines.delete("1")
      await setMilk(shop, 4)
      await shop.advance(99)
      expect(requests()).toEqual([addItemsRequest, putLineRequest, getCartRequest])
      await shop.advance(1)
      expect(requests().slice(3)).toEqual([addItemsRequest])
      expect([api.quantity("1"), api.quantity("2"), currentView(shop).problems]).toEqual([4, 1, []])
    }))

  it("is repeated in a new cart when the cart of the removed line no longer exists either", () =>
    withMilkInCart(async (shop, api, responder, requests) => {
      responder.current = ({ method }) => (method === "PUT" ? respondWithError(404, "ERR_ITEM_NOT_FOUND") : null)
      api.deleteCart()
      await setMilk(shop, 4)
      expect(requests()).toEqual([putLineRequest, getCartRequest, "POST /carts", addItemsRequest])
      expect([api.quantity("1"), currentView(shop).problems]).toEqual([4, []])
    }))

  it("is not reported when it removes a product and the cart no longer exists", () =>
    withMilkInCart(async (shop, api, _, requests) => {
      api.deleteCart()
      await setMilk(shop, 0)
      expect(requests()).toEqual(["DELETE /carts/cart/items/line"])
      expect(currentView(shop)).toMatchObject({ serverCart: null, pending: {}, problems: [] })
    }))

  it("is repeated in a new cart when the cart was deleted, and changes made meanwhile are not lost", () =>
    withMilkInCart(async (shop, api, responder) => {
      api.deleteCart()
      responder.current = (request) => (request.path === "/carts" ? null : Effect.delay(api.server(request), 1_000))
      await shop.run(setQuantity({ product: milk, quantity: 4 }))
      await shop.advance(2_300)
      await shop.run(addToCart({ product: bread }))
      for (let second = 0; second < 5; second++) await shop.advance(1_000)
      expect([api.quantity("1"), api.quantity("2"), currentView(shop).problems]).toEqual([4, 1, []])
    }))

  it("stays pending without a reported problem, and is not sent again, when the session has ended", () =>
    withMilkInCart(async (shop, _, responder, requests) => {
      responder.current = () => respondWithError(401, "ERR_UNAUTHORIZED")
      await setMilk(shop, 4)
      let isFlushed = false
      void shop.run(flushCart({ leaving: false })).then(() => (isFlushed = true))
      await shop.advance(1_000)
      expect([requests(), isFlushed, currentView(shop).problems, shownQuantity(shop, milk)]).toEqual([
        [putLineRequest],
        true,
        [],
        4
      ])
    }))

  it("is reported after ERR_ITEM_NOT_FOUND when the line still exists", () =>
    withMilkInCart(async (shop, _, responder) => {
      responder.current = ({ method }) => (method === "PUT" ? respondWithError(404, "ERR_ITEM_NOT_FOUND") : null)
      await setMilk(shop, 4)
      await shop.advance(10_000)
      expect(currentView(shop)).toMatchObject({
        pending: {},
        problems: [{ kind: "change-failed", code: "ERR_ITEM_NOT_FOUND" }]
      })
    }))

  it("is reported when a new cart cannot be opened, with the API's code", () =>
    withMilkInCart(async (shop, api, responder) => {
      api.deleteCart()
      responder.current = ({ path }) => (path === "/carts" ? respondWithError(404, "ERR_STORE_NOT_FOUND") : null)
      await setMilk(shop, 4)
      expect(currentView(shop)).toMatchObject({
        pending: {},
        problems: [{ kind: "add-failed", code: "ERR_STORE_NOT_FOUND" }]
      })
    }))
})

describe("an executed cart change with an unreadable response", () => {
  it.each([
    ["truncated", (text: string) => text.slice(0, text.length / 2)],
    ["without a field", (text: string) => text.replace(/"totalAmount":[^,]+,/g, "")]
  ])("is shown, and neither reported nor sent again: %s", (_, damage) =>
    withMilkInCart(async (shop, api, responder, requests) => {
      responder.current = (request) =>
        Effect.map(api.server(request), (response) =>
          request.method === "GET" ? response : { ...response, text: damage(response.text) }
        )
      await setMilk(shop, 4)
      await addBread(shop)
      expect(requests()).toEqual([putLineRequest, getCartRequest, addItemsRequest, getCartRequest])
      expect([shownQuantity(shop, milk), shownQuantity(shop, bread)]).toEqual([4, 1])
      expect([api.quantity("1"), api.quantity("2")]).toEqual([4, 1])
      expect(currentView(shop)).toMatchObject({ pending: {}, problems: [], updating: false })
    })
  )

  it("is repeated with its key as long as a gateway responds with 502, 503 or 504 instead of the API", () =>
    withFakeShop(
      (() => {
        const api = new FakeCartApi()
        let attemptCount = 0
        return (request: HttpRequest) =>
          request.path.endsWith("/additems") && attemptCount++ < 3
            ? Effect.andThen(
                api.server(request),
                respondWithError([502, 503, 504][attemptCount - 1] ?? 503, "ERR_UNAVAILABLE")
              )
            : api.server(request)
      })(),
      async (shop) => {
        await shop.run(addToCart({ product: milk, quantity: 2 }))
        await shop.advance(600)
        expect(problemOf(shop.states.of(connectionState).current(), shop.states.of(onlineState).current())).toBe(
          "unreachable"
        )
        expect([shownQuantity(shop, milk), currentView(shop).problems]).toEqual([2, []])
        for (let attempt = 0; attempt < 3; attempt++) await shop.advance(3_000)
        const additions = shop.sent.filter(({ path }) => path.endsWith("/additems"))
        expect([additions.length, new Set(additions.map(({ headers }) => headers["idempotency-key"])).size]).toEqual([
          4, 1
        ])
        expect(currentView(shop)).toMatchObject({ pending: {}, problems: [], serverCart: { lines: [{ quantity: 2 }] } })
      }
    ))
})

describe("a cart change whose response reports a reduced quantity", () => {
  it("is shown with the quantity of the response, and reported with the product's name", () =>
    withMilkInCart(async (shop, api, responder) => {
      responder.current = (request) =>
        Effect.map(api.server(request), (response) => ({
          ...response,
          text: JSON.stringify({
            ...(JSON.parse(response.text) as object),
            errors: [
              { code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: "other" },
              { code: "ERR_QUANTITY_LIMIT", message: "At most 4" }
            ]
          })
        }))
      await setMilk(shop, 4)
      expect(currentView(shop)).toMatchObject({
        pending: {},
        problems: [{ kind: "limit-reached", names: ["Mellanmjölk"], code: "ERR_QUANTITY_LIMIT" }]
      })
      expect(shownQuantity(shop, milk)).toBe(4)
    }))
})

describe("submitOrder", () => {
  const isCheckout = ({ path }: HttpRequest) => path.endsWith("/checkout")

  it("sends the pending changes and waits for their responses before it orders", () =>
    withMilkInCart(async (shop, api, responder, requests) => {
      responder.current = (request) => {
        if (isCheckout(request)) return respondWithError(409, "ERR_SLOT_MISSING")
        return Effect.delay(api.server(request), 2_000)
      }
      await shop.run(setQuantity({ product: milk, quantity: 4 }))
      await shop.run(addToCart({ product: bread }))
      const orderPromise = shop.run(submitOrder({}))
      await shop.advance(1_999)
      expect(requests()).toEqual([addItemsRequest])
      await shop.advance(2_000)
      expect(requests()).toEqual([addItemsRequest, putLineRequest])
      await shop.advance(1)
      expect(await orderPromise).toMatchObject({ failure: { _tag: "SlotMissing" } })
      expect(requests()).toEqual([addItemsRequest, putLineRequest, "POST /carts/cart/checkout"])
      expect([api.quantity("1"), api.quantity("2")]).toEqual([4, 1])
    }))

  it("places no order when a pending change is refused, and orders the cart as shown the next time", () =>
    withMilkInCart(async (shop, api, responder, requests) => {
      responder.current = (request) =>
        request.method === "PUT"
          ? respondWithError(422, "ERR_QUANTITY_LIMIT")
          : isCheckout(request)
            ? respondWithError(409, "ERR_SLOT_MISSING")
            : api.server(request)
      await shop.run(setQuantity({ product: milk, quantity: 9 }))
      const sentCountBefore = requests().length
      expect(await shop.run(submitOrder({}))).toMatchObject({ failure: { _tag: "CartChangeRefused" } })
      expect(currentView(shop).problems).toMatchObject([{ names: ["Mellanmjölk"] }])
      expect(
        requests()
          .slice(sentCountBefore)
          .filter((request) => request.endsWith("/checkout"))
      ).toEqual([])
      expect(await shop.run(submitOrder({}))).toMatchObject({ failure: { _tag: "SlotMissing" } })
      expect(requests().at(-1)).toBe("POST /carts/cart/checkout")
    }))
})

describe("flushCart while the page unloads", () => {
  it("sends every change immediately with keepalive, including one that removes a product", () =>
    withMilkInCart(async (shop, api, responder, requests) => {
      await addBread(shop)
      responder.current = (request) => Effect.delay(api.server(request), 1_000)
      const sentCountBefore = shop.sent.length
      await shop.run(setQuantity({ product: milk, quantity: 0 }))
      await shop.run(setQuantity({ product: bread, quantity: 3 }))
      void shop.run(flushCart({ leaving: true }))
      await shop.advance(0)
      expect(requests().slice(1)).toEqual(["DELETE /carts/cart/items/line", putLineRequest])
      expect(shop.sent.slice(sentCountBefore).map(({ keepalive }) => keepalive)).toEqual([true, true])
      await shop.advance(1_000)
    }))

  it("does not update the cart's state continually while a change is in flight", () =>
    withMilkInCart(async (shop, api, responder) => {
      responder.current = (request) => Effect.delay(api.server(request), 2_000)
      await shop.run(setQuantity({ product: milk, quantity: 4 }))
      void shop.run(flushCart({ leaving: true }))
      let changeCount = 0
      shop.states.of(cartState).changes$.subscribe(() => (changeCount += 1))
      for (let step = 0; step < 20; step++) await shop.advance(100)
      expect(changeCount).toBeLessThan(60)
    }))

  it("sends a change once when the page stays open after all, and keeps it pending until its response", () =>
    withMilkInCart(async (shop, api, responder, requests) => {
      responder.current = (request) => Effect.delay(api.server(request), 2_000)
      await shop.run(setQuantity({ product: milk, quantity: 4 }))
      void shop.run(flushCart({ leaving: true }))
      await shop.advance(1_999)
      expect([requests(), currentView(shop).updating]).toEqual([[putLineRequest], true])
      await shop.advance(1)
      expect([requests(), api.quantity("1"), currentView(shop).updating]).toEqual([[putLineRequest], 4, false])
    }))
})

describe("changes without a cart", () => {
  it("are not sent before they are due when another change that has no effect becomes due", () => {
    const api = new FakeCartApi()
    return withFakeShop(api.server, async (shop) => {
      await shop.run(setQuantity({ product: milk, quantity: 0 }))
      await shop.advance(700)
      await shop.run(addToCart({ product: bread }))
      await shop.advance(499)
      expect([shop.sent, shownQuantity(shop, bread), currentView(shop).problems]).toEqual([[], 1, []])
      await shop.advance(1)
      expect(api.quantity("2")).toBe(1)
    })
  })
})

describe("CartQueue.open", () => {
  it("leaves the choice of the store to the API when none is selected", async () => {
    await withFakeShop(
      () => respondWithJson({ ...wireCart("cart-1", []), store: "", storeNo: "" }),
      async (shop) => {
        await shop.run(Effect.flatMap(CartQueue, ({ open }) => open))
        expect(shop.sent.map(({ body }) => JSON.parse(body?.text ?? ""))).toEqual([{ storeNumber: "" }])
      },
      { selection: null }
    )
  })

  it("creates a cart in the selected store, and moves one that is open in another store, keeping its products", async () => {
    const movedCart = wireCart("cart-1", [])
    await withFakeShop(
      ({ path }) => respondWithJson(path === "/carts" ? { ...movedCart, store: "3202", storeNo: "3202" } : movedCart),
      async (shop) => {
        await shop.run(addToCart({ product: milk }))
        await shop.advance(500)
        const [creation, move] = shop.sent
        expect([creation, move]).toMatchObject([
          { method: "POST", path: "/carts", keepalive: true },
          { method: "POST", path: "/carts/cart-1/move", keepalive: true }
        ])
        expect([creation, move].map((request) => JSON.parse(request?.body?.text ?? ""))).toEqual([
          { storeNumber: "3201" },
          { storeNumber: "3201", keepCart: true }
        ])
      },
      { policy: noRetryPolicy }
    )
  })
})

describe("resumePending", () => {
  it("sends every stored change with its key, except for products that were changed since", async () => {
    const api = new FakeCartApi()
    const openPage = async (work: (shop: FakeShop) => Promise<void>, device = makeFakeStorage()) => {
      await withFakeShop(
        api.server,
        async (shop) => {
          shop.states.of(sessionState).update((session) => ({ ...session, customer: aCustomer() }))
          await work(shop)
        },
        { device }
      )
      return device
    }
    const gtinsAndKeysOf = (shop: FakeShop) =>
      Object.values(currentView(shop).pending).map(({ product, key }) => [product.gtin, key])
    let storedChanges: ReadonlyArray<ReadonlyArray<string>> = []
    const device = await openPage(async (shop) => {
      await shop.run(addToCart({ product: milk, quantity: 2 }))
      await shop.run(addToCart({ product: bread, quantity: 3 }))
      await shop.run(persistPending())
      storedChanges = gtinsAndKeysOf(shop)
    })
    await openPage(async (shop) => {
      await shop.run(addToCart({ product: milk, quantity: 5 }))
      await shop.run(resumePending())
      expect(gtinsAndKeysOf(shop)[1]).toEqual(storedChanges[1])
      expect([shownQuantity(shop, milk), shownQuantity(shop, bread)]).toEqual([5, 3])
      await shop.advance(0)
      await shop.advance(400)
      expect([api.quantity("1"), api.quantity("2")]).toEqual([5, 3])
    }, device)
  })
})
