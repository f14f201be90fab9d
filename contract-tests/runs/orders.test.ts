import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson, unreachable } from "#adapters/fakes/fake-http.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { aCart, aCartLine } from "#core/cart/testing.ts"
import { retryingPolicy, noRetryPolicy } from "#core/contract/policy.ts"
import { listOrders } from "#core/orders/list-orders.ts"
import { loadOrder } from "#core/orders/load-order.ts"
import { submitOrder } from "#core/orders/submit-order.ts"
import { wireOrder } from "../suites/wire-order.ts"
import { type FakeShop, withFakeShop } from "./fake-shop.ts"

describe("listOrders", () => {
  it("requests the orders whose delivery day in Stockholm is at most the given number of days ago or in the future", () =>
    withFakeShop(
      () => respondWithJson({ carts: [], orders: [] }),
      async (shop) => {
        await shop.run(listOrders({ days: 365 }))
        expect(shop.sent.map(({ path, query }) => [path, query])).toEqual([
          ["/orders", [["afterDeliveryDate", "2025-11-21"]]]
        ])
      }
    ))

  it("always lists the latest delivery first, and within a day the latest order", async () => {
    const anOrder = (id: string, date: string, placed: string) =>
      wireOrder({ id, checkoutCompletedDate: placed, slot: { date, from: "10:00", to: "12:00" } })
    const orders = [
      anOrder("a", "2026-11-25", "2026-11-20T08:00:00.000Z"),
      anOrder("b", "2026-11-24", "2026-11-21T09:00:00.000Z"),
      anOrder("c", "2026-11-24", "2026-11-21T08:00:00.000Z"),
      anOrder("d", "2025-12-31", "2026-11-21T10:00:00.000Z")
    ]
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(orders, { minLength: orders.length }), (listedOrders) =>
        withFakeShop(
          () => respondWithJson({ carts: [], orders: listedOrders }),
          async (shop) => {
            const result = await shop.run(listOrders({ days: 365 }))
            expect(result._tag === "Success" && result.success.map(({ id }) => id)).toEqual(["a", "b", "c", "d"])
          }
        )
      ),
      { numRuns: 24 }
    )
  })
})

describe("loadOrder", () => {
  it.each([
    [400, "ERR_VALIDATION", "OrderNotFound"],
    [403, "ERR_FORBIDDEN", "OrderNotFound"],
    [404, "ERR_ORDER_NOT_FOUND", "OrderNotFound"],
    [500, "ERR_INTERNAL", "OrderUnavailable"]
  ])("fails after %d %s with %s", (status, code, tag) =>
    withFakeShop(
      () => respondWithError(status, code),
      async (shop) => expect(await shop.run(loadOrder({ id: "1" }))).toMatchObject({ failure: { _tag: tag } }),
      { policy: noRetryPolicy }
    )
  )
})

describe("submitOrder", () => {
  const cart = aCart({ lines: [aCartLine()], slotId: "a" })
  const withCart = (
    server: FakeServer,
    work: (shop: FakeShop) => Promise<void>,
    { lines = cart.lines, policy = noRetryPolicy } = {}
  ) =>
    withFakeShop(
      server,
      async (shop) => {
        shop.states.of(cartState).update((state) => withServerCart(state, { ...cart, lines }))
        await work(shop)
      },
      { policy }
    )

  it.each([
    [409, "ERR_SLOT_FULL", "SlotFull"],
    [409, "ERR_SLOT_ORDERED", "SlotOrdered"],
    [409, "ERR_TOO_MANY_ORDERS", "TooManyOrders"],
    [429, "too_many_orders", "TooManyAttempts"],
    [422, "ERR_SLOT_OTHER_DELIVERY", "SlotMismatch"],
    [422, "ERR_MEAL_NOT_PREPARED", "MealNotPrepared"],
    [409, "ERR_SLOT_MISSING", "SlotMissing"],
    [409, "ERR_TOTAL_CHANGED", "TotalChanged"],
    [422, "ERR_ITEM_NOT_IN_ASSORTMENT", "LinesRefused"],
    [422, "ERR_METHOD_NOT_ALLOWED_FOR_ITEM", "LinesRefused"],
    [422, "ERR_ADDRESS_OUT_OF_AREA", "AddressOutOfArea"],
    [422, "ERR_COUPON_ALREADY_USED", "CouponsUsedUp"],
    [409, "ERR_CART_EMPTY", "CartGone"],
    [403, "ERR_FORBIDDEN", "OrderUnavailable"],
    [500, "ERR_INTERNAL", "OrderUnavailable"]
  ])("keeps the cart and fails after %d %s with %s", (status, code, tag) =>
    withCart(
      () => respondWithError(status, code),
      async (shop) => {
        expect(await shop.run(submitOrder({}))).toMatchObject({ failure: { _tag: tag } })
        expect(shop.states.of(cartState).current().serverCart).toEqual(cart)
      }
    )
  )

  it.each([
    [404, "ERR_CART_NOT_FOUND"],
    [409, "ERR_CART_LOCKED"]
  ])("ends without a cart after %d %s, because another tab has ordered or deleted it", (status, code) =>
    withCart(
      () => respondWithError(status, code),
      async (shop) => {
        expect(await shop.run(submitOrder({}))).toMatchObject({ failure: { _tag: "CartGone" } })
        expect(shop.states.of(cartState).current().serverCart).toBeNull()
      }
    )
  )

  it("names every refused line", () =>
    withCart(
      () =>
        respondWithJson(
          {
            errors: [
              { code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: "no", field: "l1" },
              { code: "ERR_METHOD_NOT_ALLOWED_FOR_ITEM", message: "no", field: "l2" }
            ],
            requestId: "r1"
          },
          422
        ),
      async (shop) =>
        expect(await shop.run(submitOrder({}))).toMatchObject({
          failure: {
            lineIds: ["l1", "l2"],
            reasons: ["ERR_ITEM_NOT_IN_ASSORTMENT", "ERR_METHOD_NOT_ALLOWED_FOR_ITEM"]
          }
        })
    ))

  it("names no line when the API names none", () =>
    withCart(
      () => respondWithError(422, "ERR_ITEM_NOT_IN_ASSORTMENT"),
      async (shop) =>
        expect(await shop.run(submitOrder({}))).toMatchObject({
          failure: { lineIds: [], reasons: ["ERR_ITEM_NOT_IN_ASSORTMENT"] }
        })
    ))

  it("describes an unknown failure by its status and code", () =>
    withCart(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (shop) => expect(await shop.run(submitOrder({}))).toMatchObject({ failure: { detail: "500 ERR_INTERNAL" } })
    ))

  it.each([{}, { message: "" }])("sends no message for %o", (input) =>
    withCart(
      () => respondWithJson(wireOrder(), 201),
      async (shop) => {
        await shop.run(submitOrder(input))
        expect(shop.sent.map(({ body }) => body?.text)).toEqual([
          JSON.stringify({ payment: "onDelivery", totalAmount: 40 })
        ])
      }
    )
  )

  it("sends no request when the cart has been emptied", () =>
    withCart(
      () => respondWithJson(wireOrder(), 201),
      async (shop) => {
        expect(await shop.run(submitOrder({}))).toMatchObject({ failure: { _tag: "CartGone" } })
        expect(shop.sent).toEqual([])
      },
      { lines: [] }
    ))

  it("repeats an order that got no response with the same idempotency key, and ends without a cart", () => {
    let attemptCount = 0
    return withCart(
      ({ path }) => (attemptCount++ === 0 ? unreachable(path) : respondWithJson(wireOrder(), 201)),
      async (shop) => {
        const orderPromise = shop.run(submitOrder({ message: "Ring inte på" }))
        await shop.advance(60_000)
        expect(await orderPromise).toMatchObject({ success: { id: "order-1" } })
        const request = `/carts/cart-1/checkout ${JSON.stringify({ payment: "onDelivery", totalAmount: 40, message: "Ring inte på" })}`
        expect(shop.sent.map(({ path, body }) => `${path} ${body?.text}`)).toEqual([request, request])
        const keys = shop.sent.map(({ headers }) => headers["idempotency-key"])
        expect([typeof keys[0], keys[1]]).toEqual(["string", keys[0]])
        expect(shop.states.of(cartState).current().serverCart).toBeNull()
      },
      { policy: retryingPolicy }
    )
  })
})
