import { cartState } from "#core/cart/cart-state.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer } from "#adapters/fakes/fake-http.ts"
import { decideCarts } from "#core/cart/decide-carts.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { cartFromWire } from "#core/cart/from-wire.ts"
import type { Cart } from "#core/cart/model.ts"
import { noon } from "#core/catalogue/testing.ts"
import { fetchCart } from "#core/journeys/fetch-cart.ts"
import { type FakeShop, openFakeShop } from "./fake-shop.ts"
import { wireCart } from "../suites/wire-cart.ts"
import { wireOrder } from "../suites/wire-order.ts"
import { aCart } from "#core/cart/testing.ts"

const dayMs = 86_400_000
const isoTime = (millis: number) => new Date(millis).toISOString()

const aRecentCart = (id: string, fields: Partial<Cart> = {}): Cart =>
  aCart({ id, modifiedAt: isoTime(noon - dayMs), ...fields })

const orderIds = ["order-1", "order-2", "order-3"] as const
const anyCarts: fc.Arbitrary<ReadonlyArray<Cart>> = fc.uniqueArray(
  fc
    .record({
      id: fc.uuid(),
      modifiedAt: fc.integer({ min: 0, max: 90 * 24 }).map((hours) => isoTime(noon - hours * 3_600_000)),
      replacesOrderId: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, fc.constantFrom(...orderIds)),
      checkedOutAt: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constant(isoTime(noon - 2 * dayMs)))
    })
    .map(({ id, ...fields }) => aRecentCart(id, fields)),
  { selector: ({ id }) => id, maxLength: 8 }
)
const anyOrderIds = fc.subarray([...orderIds]).map((ids) => new Set<string>(ids))
const checkProperty = (check: (carts: ReadonlyArray<Cart>, changeableOrderIds: ReadonlySet<string>) => void) =>
  fc.assert(fc.property(anyCarts, anyOrderIds, check), { numRuns: 500 })

const replacesChangeableOrder = ({ replacesOrderId, checkedOutAt }: Cart, changeableOrderIds: ReadonlySet<string>) =>
  checkedOutAt === null && replacesOrderId !== null && changeableOrderIds.has(replacesOrderId)
const openCartsOf = (carts: ReadonlyArray<Cart>) => carts.filter(({ checkedOutAt }) => checkedOutAt === null)
const newestTime = (carts: ReadonlyArray<Cart>) => Math.max(...carts.map(({ modifiedAt }) => Date.parse(modifiedAt)))

describe("decideCarts", () => {
  it("always keeps at most one cart, deletes all other open carts and no checked-out one", () =>
    checkProperty((carts, changeableOrderIds) => {
      const decision = decideCarts(carts, changeableOrderIds, noon)
      const openIds = carts.filter(({ checkedOutAt }) => checkedOutAt === null).map(({ id }) => id)
      expect(
        [...(decision.keep === null ? [] : [decision.keep.id]), ...decision.delete.map(({ id }) => id)].toSorted()
      ).toEqual(openIds.toSorted())
    }))

  it("CART-24 CART-25 always keeps the newest cart that replaces an order that can still be changed, and deletes all other open carts", () =>
    checkProperty((carts, changeableOrderIds) => {
      const replacementCarts = carts.filter((candidate) => replacesChangeableOrder(candidate, changeableOrderIds))
      fc.pre(replacementCarts.length > 0)
      const { keep, delete: cartsToDelete } = decideCarts(carts, changeableOrderIds, noon)
      expect(replacementCarts).toContain(keep)
      expect(Date.parse(keep?.modifiedAt ?? "")).toBe(newestTime(replacementCarts))
      expect(new Set(cartsToDelete)).toEqual(new Set(openCartsOf(carts).filter((cart) => cart !== keep)))
    }))

  it("CART-23 CART-26 CART-27 CART-28 always keeps, when no cart replaces an order that can still be changed, the newest ordinary cart if it was edited within a month, and deletes all other open carts", () =>
    checkProperty((carts, changeableOrderIds) => {
      fc.pre(!carts.some((candidate) => replacesChangeableOrder(candidate, changeableOrderIds)))
      const ordinaryCarts = carts.filter(
        ({ checkedOutAt, replacesOrderId }) => checkedOutAt === null && replacesOrderId === null
      )
      const { keep, delete: cartsToDelete } = decideCarts(carts, changeableOrderIds, noon)
      const monthAgo = Date.parse("2026-10-21T12:00:00Z")
      expect(keep === null ? null : Date.parse(keep.modifiedAt)).toBe(
        ordinaryCarts.length > 0 && newestTime(ordinaryCarts) >= monthAgo ? newestTime(ordinaryCarts) : null
      )
      expect(keep?.replacesOrderId ?? null).toBeNull()
      expect(new Set(cartsToDelete)).toEqual(new Set(openCartsOf(carts).filter((cart) => cart !== keep)))
    }))

  it("never depends on the order of the list", () =>
    fc.assert(
      fc.property(anyCarts, anyOrderIds, fc.func(fc.integer()), (carts, changeableOrderIds, shuffle) => {
        const shuffledCarts = carts.toSorted((a, b) => shuffle(a.id) - shuffle(b.id))
        expect(decideCarts(shuffledCarts, changeableOrderIds, noon).keep?.id).toBe(
          decideCarts(carts, changeableOrderIds, noon).keep?.id
        )
      }),
      { numRuns: 300 }
    ))

  it.each([
    ["from the last day of February to 31 March", "2026-03-31T12:00:00Z", "2026-02-28T12:00:00Z"],
    ["in a leap year", "2028-03-31T12:00:00Z", "2028-02-29T12:00:00Z"],
    ["across the turn of the year", "2027-01-15T08:30:00Z", "2026-12-15T08:30:00Z"],
    ["before a shorter month", "2026-07-31T00:00:00Z", "2026-06-30T00:00:00Z"]
  ])("CART-28 counts a month as a calendar month: %s", (_, now, monthBefore) => {
    const isKept = (modifiedAt: number) =>
      decideCarts([aRecentCart("a", { modifiedAt: isoTime(modifiedAt) })], new Set(), Date.parse(now)).keep !== null
    expect([isKept(Date.parse(monthBefore)), isKept(Date.parse(monthBefore) - 1)]).toEqual([true, false])
  })

  it("CART-29 keeps a replacement cart of any age while its order can be changed", () => {
    const oldCart = aRecentCart("old", { modifiedAt: isoTime(noon - 80 * dayMs), replacesOrderId: "order-1" })
    expect(decideCarts([oldCart], new Set(["order-1"]), noon).keep).toBe(oldCart)
    expect(decideCarts([oldCart], new Set(), noon)).toEqual({ keep: null, delete: [oldCart] })
  })

  it("CART-22 keeps an open cart and an open replacement cart, and neither keeps nor deletes a checked-out one", () => {
    const checkedOut = { checkedOutAt: isoTime(noon - dayMs), modifiedAt: isoTime(noon) }
    const doneCart = aRecentCart("done", checkedOut)
    const doneReplacement = aRecentCart("done-replacement", { ...checkedOut, replacesOrderId: "order-1" })
    const openCart = aRecentCart("open")
    const openReplacement = aRecentCart("replacement", { replacesOrderId: "order-1" })
    const decide = (...carts: ReadonlyArray<Cart>) => decideCarts(carts, new Set(["order-1"]), noon)
    expect(decide(doneCart, doneReplacement, openCart)).toEqual({ keep: openCart, delete: [] })
    expect(decide(doneCart, doneReplacement, openReplacement)).toEqual({ keep: openReplacement, delete: [] })
    expect(decide(doneReplacement)).toEqual({ keep: null, delete: [] })
  })
})

describe("fetchCart", () => {
  const listing = {
    carts: [
      wireCart("stale", [], { modifiedDate: isoTime(noon - 60 * dayMs) }),
      wireCart("fresh", [{ id: "1", gtin: "1", itemNo: "1_ST", name: "Mjölk", quantity: 1 }], {
        modifiedDate: isoTime(noon - dayMs)
      }),
      wireCart("older", [], { modifiedDate: isoTime(noon - 2 * dayMs) })
    ],
    orders: []
  }
  const server: FakeServer = ({ method }) => (method === "GET" ? respondWithJson(listing) : respondWithJson(null, 204))

  it("CART-26 CART-27 shows the kept cart and deletes the others on the server", async () => {
    const shop = await openFakeShop(server)
    await shop.run(fetchCart({ deleteStaleCarts: true }))
    expect(shop.states.of(cartState).current().serverCart).toEqual(cartFromWire({ ...decodedCartOf("fresh") }))
    expect(
      shop.sent
        .filter(({ method }) => method === "DELETE")
        .map(({ path }) => path)
        .toSorted()
    ).toEqual(["/carts/older", "/carts/stale"])
    await shop.dispose()
  })

  it("API-34 deletes no cart during server rendering, and requests orders from today at 00:00 in Stockholm", async () => {
    const shop = await openFakeShop(server)
    for (const hours of [0, 10.999, 0.001]) {
      await shop.advance(hours * 3_600_000)
      await shop.run(fetchCart({ deleteStaleCarts: false }))
    }
    expect(shop.sent.map(({ method, path, query }) => [method, path, Object.fromEntries(query)])).toEqual([
      ["GET", "/orders", { afterDeliveryDate: "2026-11-21" }],
      ["GET", "/orders", { afterDeliveryDate: "2026-11-21" }],
      ["GET", "/orders", { afterDeliveryDate: "2026-11-22" }]
    ])
    await shop.dispose()
  })

  it("CART-24 CART-25 keeps the cart that replaces an order until the order's cutoff", async () => {
    const readKeptCartId = async (cutoff: number) => {
      const carts = [wireCart("replacing", [], { replacementForOrderId: "order-1", isReplacement: true })]
      const orders = [wireOrder({ deliveryLockDate: isoTime(cutoff) })]
      const shop = await openFakeShop(() => respondWithJson({ carts, orders }))
      await shop.run(fetchCart({ deleteStaleCarts: false }))
      const { serverCart } = shop.states.of(cartState).current()
      await shop.dispose()
      return serverCart?.id ?? null
    }
    expect([await readKeptCartId(noon + 1), await readKeptCartId(noon)]).toEqual(["replacing", null])
  })

  const aMilkCart = (quantity: number) =>
    wireCart("fresh", [{ id: "1", gtin: "1", itemNo: "1_ST", name: "Mjölk", quantity }], {
      modifiedDate: isoTime(noon - dayMs)
    })

  /** Fetches the cart while it has these quantities one after the other: during each request, a change to the next quantity is confirmed, so that only the last quantity's response is current. */
  const fetchDuringChanges = async (quantities: ReadonlyArray<number>) => {
    let requestCount = 0
    const shop: FakeShop = await openFakeShop(({ method }) => {
      if (method !== "GET") return respondWithJson(null, 204)
      const quantityBefore = quantities[requestCount] ?? 0
      const quantityAfter = quantities[(requestCount += 1)]
      if (quantityAfter !== undefined)
        shop.states.of(cartState).update((view) =>
          withServerCart(
            view,
            aRecentCart("fresh", {
              lines: [{ ...cartFromWire(decodedCartOf("fresh")).lines[0]!, quantity: quantityAfter }]
            })
          )
        )
      return respondWithJson({
        carts: [aMilkCart(quantityBefore), wireCart("stale", [], { modifiedDate: isoTime(noon - 60 * dayMs) })],
        orders: []
      })
    })
    await shop.run(fetchCart({ deleteStaleCarts: true }))
    const result = {
      requestCount,
      quantity: shop.states.of(cartState).current().serverCart?.lines[0]?.quantity,
      deletionCount: shop.sent.filter(({ method }) => method === "DELETE").length
    }
    await shop.dispose()
    return result
  }

  it("fetches again, at most twice, when a change was confirmed during the request; never reverts the cart, and deletes no cart if the last response is outdated too", async () => {
    expect(await fetchDuringChanges([2])).toEqual({ requestCount: 1, quantity: 2, deletionCount: 1 })
    expect(await fetchDuringChanges([2, 7])).toEqual({ requestCount: 2, quantity: 7, deletionCount: 1 })
    expect(await fetchDuringChanges([2, 3, 4, 5, 6, 7])).toEqual({ requestCount: 3, quantity: 5, deletionCount: 0 })
  })

  const decodedCartOf = (id: string) => {
    const wire = listing.carts.find((cart) => cart.id === id)
    if (wire === undefined) throw new Error(id)
    return {
      ...wire,
      totalAmount: 1000,
      totalDiscount: 0,
      lowestPickingFeeLimit: 150_000,
      items: wire.items.map((item) => ({
        ...item,
        amount: 1000,
        netPrice: 1000,
        normalPrice: 1000,
        price: { gross: 1000 },
        totalDiscountAmount: 0,
        product: null
      })),
      charges: [],
      discountCodes: []
    } as never as Parameters<typeof cartFromWire>[0]
  }
})
