import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { replacesOrder } from "#core/cart/rules.ts"
import { noRetryPolicy } from "#core/contract/policy.ts"
import { cancelOrderEdit } from "#core/journeys/cancel-order-edit.ts"
import { editOrder } from "#core/journeys/edit-order.ts"
import { fetchCart } from "#core/journeys/fetch-cart.ts"
import { logIn } from "#core/journeys/log-in.ts"
import { placeOrder } from "#core/journeys/place-order.ts"
import { noOrders, ordersState } from "#core/orders/orders-state.ts"
import { submitOrder } from "#core/orders/submit-order.ts"
import { wireCart, type WireLine } from "../suites/wire-cart.ts"
import { wireCustomer } from "../suites/wire-customer.ts"
import { wireOrder } from "../suites/wire-order.ts"
import { wireSite } from "../suites/wire-site.ts"
import { type FakeShop, withFakeShop } from "./fake-shop.ts"

const milk: WireLine = { id: "l1", gtin: "1", itemNo: "1_ST", name: "Mjölk", quantity: 2 }
const ownCart = wireCart("own", [{ ...milk, id: "l2", quantity: 7 }])
const replacementCart = (lines = [milk], storeNo = "3202") =>
  wireCart("replacement", lines, { replacementForOrderId: "order-1", storeNo, store: storeNo })
const order = wireOrder({
  itemFulfilmentLindbakStoreNum: "3202",
  message: "Ring på",
  items: wireCart("ordered", [milk]).items
})
const umea = wireSite("site-2", { storeNumber: "3202", name: "Skafferi Umeå", city: "Umeå" })

/** A back end with one order of the store 3202, and the customer's own cart. */
const makeServer = ({
  sites = [umea],
  editResponse = respondWithJson(replacementCart()),
  startsWithReplacement = false
}: {
  readonly sites?: ReadonlyArray<ReturnType<typeof wireSite>>
  /** The response to the request for a replacement cart. */
  readonly editResponse?: ReturnType<FakeServer>
  /** Whether the replacement cart exists from the beginning. */
  readonly startsWithReplacement?: boolean
} = {}): FakeServer => {
  let hasReplacement = startsWithReplacement
  return ({ method, path }) => {
    if (path === "/orders/order-1/createReplacementCart") {
      hasReplacement = true
      return editResponse
    }
    if (path === "/orders/order-1") return respondWithJson(order)
    if (path === "/orders")
      return respondWithJson({ carts: [...(hasReplacement ? [replacementCart()] : []), ownCart], orders: [order] })
    if (path === "/sites") return respondWithJson({ sites })
    if (path === "/customer") return respondWithJson(wireCustomer())
    if (path === "/connect/token")
      return respondWithJson({ access_token: "a.b.c", token_type: "Bearer", expires_in: 3600, scope: "api" })
    if (path === "/carts/replacement/checkout") {
      hasReplacement = false
      return respondWithJson(order, 201)
    }
    if (method === "DELETE") {
      hasReplacement = false
      return respondWithJson(null, 204)
    }
    if (method === "PUT") return respondWithJson(null, 204)
    return path.endsWith("/move") ? respondWithJson(ownCart) : respondWithError(404, "ERR_NOT_FOUND")
  }
}

const withShop = (server: FakeServer, test: (shop: FakeShop) => Promise<void>, isLoggedIn = true) =>
  withFakeShop(server, test, { policy: noRetryPolicy, isLoggedIn })
const currentOrders = ({ states }: FakeShop) => states.of(ordersState).current()
const currentCartView = ({ states }: FakeShop) => states.of(cartState).current()
const currentSelection = ({ states }: FakeShop) => states.of(assortmentState).current().selection
const currentChangedOrderId = (shop: FakeShop) => currentOrders(shop).changedOrder?.id ?? null

describe("fetchCart", () => {
  it("ENTITY-09 CART-33 CENTITY-32 stores the received orders and carts, whether they are loading, and whether this is the first load", () =>
    withShop(makeServer({ startsWithReplacement: true }), async (shop) => {
      expect(currentOrders(shop)).toEqual({
        orders: [],
        carts: [],
        loading: false,
        isInitialLoad: true,
        changedOrder: null
      })
      const loadingValues: Array<boolean> = []
      shop.states.of(ordersState).changes$.subscribe(({ loading }) => loadingValues.push(loading))
      await shop.run(fetchCart({ deleteStaleCarts: false }))
      expect([loadingValues[1], loadingValues.at(-1)]).toEqual([true, false])
      expect(currentOrders(shop)).toMatchObject({
        orders: [{ id: "order-1", number: "5100001", storeNumber: "3202" }],
        carts: [
          { id: "replacement", replacesOrderId: "order-1" },
          { id: "own", replacesOrderId: null }
        ],
        isInitialLoad: false,
        changedOrder: { id: "order-1" }
      })
    }))

  it("CART-33 ends the loading after a failure, and leaves orders and carts unchanged", () =>
    withShop(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (shop) => {
        await shop.run(fetchCart({ deleteStaleCarts: false }))
        expect([currentOrders(shop), currentCartView(shop).status]).toEqual([noOrders, "failed"])
      }
    ))

  it("CART-25 keeps the cart that replaces an order, and deletes the other one with deleteStaleCarts", () =>
    withShop(makeServer({ startsWithReplacement: true }), async (shop) => {
      await shop.run(fetchCart({ deleteStaleCarts: true }))
      expect(currentCartView(shop).serverCart?.id).toBe("replacement")
      expect(shop.sent.filter(({ method }) => method === "DELETE").map(({ path }) => path)).toEqual(["/carts/own"])
    }))
})

describe("editOrder", () => {
  it("CART-31 opens the cart that replaces the order, and selects the order's store", () =>
    withShop(makeServer(), async (shop) => {
      await shop.run(fetchCart({ deleteStaleCarts: false }))
      expect([currentCartView(shop).serverCart?.id, currentChangedOrderId(shop)]).toEqual(["own", null])
      expect(await shop.run(editOrder({ id: "order-1" }))).toMatchObject({ success: { promptsForStore: false } })
      expect([replacesOrder(currentCartView(shop)), currentChangedOrderId(shop)]).toEqual([true, "order-1"])
      expect(currentSelection(shop)).toMatchObject({ method: "pickupAtStore", siteId: "site-2", storeNumber: "3202" })
      const creation = shop.sent.find(({ path }) => path.endsWith("createReplacementCart"))
      expect(JSON.parse(creation?.body?.text ?? "")).toEqual({ storeNo: "3202" })
      expect(shop.sent.filter(({ path }) => path.endsWith("/move"))).toEqual([])
    }))

  it("asks for a store when the order's store is not selectable, and does not change the selection", () =>
    withShop(makeServer({ sites: [] }), async (shop) => {
      const selectionBefore = currentSelection(shop)
      expect(await shop.run(editOrder({ id: "order-1" }))).toMatchObject({ success: { promptsForStore: true } })
      expect([currentSelection(shop), replacesOrder(currentCartView(shop))]).toEqual([selectionBefore, true])
    }))

  it.each([
    [409, "ERR_ORDER_LOCKED", "OrderLocked"],
    [409, "ERR_OTHER_ORDER_CHANGED", "OtherOrderChanged"],
    [404, "ERR_ORDER_NOT_FOUND", "OrderNotFound"],
    [403, "ERR_FORBIDDEN", "OrderNotFound"],
    [500, "ERR_INTERNAL", "OrderUnavailable"]
  ])("keeps the cart and the store after %d %s, and fails with %s", (status, code, tag) =>
    withShop(makeServer({ editResponse: respondWithError(status, code) }), async (shop) => {
      await shop.run(fetchCart({ deleteStaleCarts: false }))
      const selectionBefore = currentSelection(shop)
      expect(await shop.run(editOrder({ id: "order-1" }))).toMatchObject({ failure: { _tag: tag } })
      expect([currentCartView(shop).serverCart?.id, currentChangedOrderId(shop), currentSelection(shop)]).toEqual([
        "own",
        null,
        selectionBefore
      ])
    })
  )
})

describe("a log-in while an order is being changed", () => {
  const credentials = { email: "anna@exempel.se", password: "Matkasse-2026" }

  it("CART-31 selects the store of the cart that replaces the order", () =>
    withShop(
      makeServer({ startsWithReplacement: true }),
      async (shop) => {
        expect(await shop.run(logIn(credentials))).toMatchObject({ success: { promptsForStore: false } })
        expect([currentSelection(shop)?.storeNumber, currentCartView(shop).serverCart?.id]).toEqual([
          "3202",
          "replacement"
        ])
      },
      false
    ))

  it("asks for a store when that store is not selectable", () =>
    withShop(
      makeServer({ startsWithReplacement: true, sites: [wireSite("site-1", { storeNumber: "3201" })] }),
      async (shop) => expect(await shop.run(logIn(credentials))).toMatchObject({ success: { promptsForStore: true } }),
      false
    ))
})

describe("the end of an order's change", () => {
  it("CART-34 by cancellation deletes the cart with the changes, and returns to the customer's own cart", () =>
    withShop(makeServer(), async (shop) => {
      await shop.run(editOrder({ id: "order-1" }))
      expect(await shop.run(cancelOrderEdit())).toMatchObject({ _tag: "Success" })
      expect(shop.sent.filter(({ method }) => method === "DELETE").map(({ path }) => path)).toEqual([
        "/carts/replacement"
      ])
      expect([currentCartView(shop).serverCart?.id, currentChangedOrderId(shop)]).toEqual(["own", null])
    }))

  it.each([
    ["has already been deleted", 404, "ERR_CART_NOT_FOUND", null],
    ["has been ordered in another tab", 409, "ERR_CART_LOCKED", null],
    ["cannot be deleted", 500, "ERR_INTERNAL", "EditNotCancelled"],
    ["conflicts for another reason", 409, "ERR_OTHER", "EditNotCancelled"]
  ])("by cancellation, when the cart %s (%d %s), fails with %s (null: succeeds)", (_, status, code, failure) => {
    const normalServer = makeServer()
    return withShop(
      (request) =>
        request.method === "DELETE" && request.path === "/carts/replacement"
          ? Effect.flatMap(normalServer(request), () => respondWithError(status, code))
          : normalServer(request),
      async (shop) => {
        await shop.run(editOrder({ id: "order-1" }))
        const result = await shop.run(cancelOrderEdit())
        expect(result._tag === "Failure" ? result.failure._tag : null).toBe(failure)
        expect(currentCartView(shop).serverCart?.id).toBe(failure === null ? "own" : "replacement")
      }
    )
  })

  it("by cancellation deletes no cart when no order is being changed", () =>
    withShop(makeServer(), async (shop) => {
      await shop.run(fetchCart({ deleteStaleCarts: false }))
      await shop.run(cancelOrderEdit())
      expect(shop.sent.filter(({ method }) => method === "DELETE")).toEqual([])
      expect(currentCartView(shop).serverCart?.id).toBe("own")
    }))

  it("by submission orders the cart, and sends an empty note, which removes the order's note", () =>
    withShop(makeServer(), async (shop) => {
      await shop.run(editOrder({ id: "order-1" }))
      expect(await shop.run(submitOrder({ message: "" }))).toMatchObject({ success: { id: "order-1" } })
      const checkout = shop.sent.find(({ path }) => path === "/carts/replacement/checkout")
      expect(JSON.parse(checkout?.body?.text ?? "")).toMatchObject({ payment: "onDelivery", message: "" })
      expect([currentCartView(shop).serverCart, currentChangedOrderId(shop)]).toEqual([null, null])
    }))

  it("CART-34 by placing the order returns to the customer's own cart", () =>
    withShop(makeServer(), async (shop) => {
      await shop.run(editOrder({ id: "order-1" }))
      expect(await shop.run(placeOrder({}))).toMatchObject({ success: { id: "order-1" } })
      expect([currentCartView(shop).serverCart?.id, currentChangedOrderId(shop)]).toEqual(["own", null])
    }))

  it("by submission fails with OrderLocked when the order can no longer be changed, and keeps the cart", () =>
    withShop(
      (request) =>
        request.path === "/carts/replacement/checkout"
          ? respondWithError(409, "ERR_ORDER_LOCKED")
          : makeServer({ startsWithReplacement: true })(request),
      async (shop) => {
        await shop.run(fetchCart({ deleteStaleCarts: false }))
        expect(await shop.run(submitOrder({}))).toMatchObject({ failure: { _tag: "OrderLocked" } })
        expect(currentChangedOrderId(shop)).toBe("order-1")
      }
    ))
})
