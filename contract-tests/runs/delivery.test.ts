import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson, unreachable } from "#adapters/fakes/fake-http.ts"
import { stockholmSelection } from "#core/assortment/testing.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { aCart, aCartMeal } from "#core/cart/testing.ts"
import { noRetryPolicy } from "#core/contract/policy.ts"
import { displayedSlotState } from "#core/delivery/displayed-slot-state.ts"
import { findFullyBookedCateringDates } from "#core/delivery/find-fully-booked-catering-dates.ts"
import { findSlots } from "#core/delivery/find-slots.ts"
import { loadDeliveryCities } from "#core/delivery/load-delivery-cities.ts"
import { loadDeliveryCity } from "#core/delivery/load-delivery-city.ts"
import { refreshDisplayedSlot } from "#core/delivery/refresh-displayed-slot.ts"
import { setCartSlot } from "#core/delivery/set-cart-slot.ts"
import { wireCart } from "../suites/wire-cart.ts"
import { wireSlot } from "../suites/wire-slot.ts"
import { type FakeShop, type FakeShopOptions, pickupSelection, withFakeShop } from "./fake-shop.ts"

const withServer = (server: FakeServer, work: (shop: FakeShop) => Promise<void>, options: FakeShopOptions = {}) =>
  withFakeShop(server, work, { policy: noRetryPolicy, ...options })

const respondWithSlots = (slots = [wireSlot()]) =>
  respondWithJson({
    data: { deliverySlotsAvailability: [{ date: "2026-11-24", openReservationsId: null, deliverySlots: slots }] }
  })

describe("loadDeliveryCities", () => {
  it("returns the cities", () =>
    withServer(
      () => respondWithJson({ cities: [{ name: "Umeå", url: "/leveransorter/umea" }] }),
      async (shop) => {
        expect(await shop.run(loadDeliveryCities())).toMatchObject({
          success: [{ name: "Umeå", url: "/leveransorter/umea" }]
        })
        expect(shop.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /districts/cities"])
      }
    ))

  it("fails with the status of the API's error", () =>
    withServer(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (shop) =>
        expect(await shop.run(loadDeliveryCities())).toMatchObject({
          failure: { _tag: "DeliveryCitiesUnavailable", detail: "500" }
        })
    ))
})

describe("loadDeliveryCity", () => {
  it("returns the city's postal codes", () =>
    withServer(
      () => respondWithJson({ name: "Umeå", url: "/leveransorter/umea", zipCodes: ["903", "90420"] }),
      async (shop) => {
        expect(await shop.run(loadDeliveryCity({ city: "umeå" }))).toMatchObject({
          success: { name: "Umeå", url: "/leveransorter/umea", postalCodes: ["903", "90420"] }
        })
        expect(shop.sent[0]?.path).toBe(`/districts/cities/${encodeURIComponent("umeå")}`)
      }
    ))

  it.each([
    [404, { _tag: "CityNotFound" }],
    [400, { _tag: "CityNotFound" }],
    [500, { _tag: "DeliveryCitiesUnavailable", detail: "500" }]
  ])("fails after %d with %o", (status, failure) =>
    withServer(
      () => respondWithError(status, "ERR"),
      async (shop) => expect(await shop.run(loadDeliveryCity({ city: "x" }))).toMatchObject({ failure })
    )
  )

  it("fails with the tag of the error when the API is unreachable", () =>
    withServer(
      ({ path }) => unreachable(path),
      async (shop) =>
        expect(await shop.run(loadDeliveryCity({ city: "x" }))).toMatchObject({
          failure: { _tag: "DeliveryCitiesUnavailable", detail: "HttpUnavailable" }
        })
    ))
})

describe("setCartSlot", () => {
  it("opens a cart when there is none, stores the slot in it and applies the cart of the response", () =>
    withServer(
      ({ path, method }) => {
        if (path === "/carts" && method === "POST") return respondWithJson(wireCart("cart-1", []), 201)
        return respondWithJson(wireCart("cart-1", [], { modifiedDate: "2026-11-21T12:00:01Z" }))
      },
      async (shop) => {
        expect(await shop.run(setCartSlot({ slotId: "a" }))).toMatchObject({ _tag: "Success" })
        const lastRequest = shop.sent.at(-1)
        expect([lastRequest?.method, lastRequest?.path, lastRequest?.body?.text]).toEqual([
          "PUT",
          "/carts/cart-1/slot",
          '{"slotId":"a"}'
        ])
        expect(shop.states.of(cartState).current().serverCart?.modifiedAt).toBe("2026-11-21T12:00:01Z")
      }
    ))

  it.each([
    [409, "ERR_SLOT_FULL", { _tag: "SlotTaken" }],
    [422, "ERR_SLOT_OTHER_DELIVERY", { _tag: "SlotMismatch" }],
    [422, "ERR_MEAL_NOT_PREPARED", { _tag: "MealNotPrepared" }],
    [404, "ERR_SLOT_NOT_FOUND", { _tag: "SlotGone" }],
    [500, "ERR_INTERNAL", { _tag: "SlotNotSet", detail: "ApiErrorResponse" }]
  ])("fails after %d %s with %o, and keeps the cart", (status, code, failure) =>
    withServer(
      () => respondWithError(status, code),
      async (shop) => {
        const cart = aCart({ slotId: "b" })
        shop.states.of(cartState).update((view) => withServerCart(view, cart))
        expect(await shop.run(setCartSlot({ slotId: "a" }))).toMatchObject({ failure })
        expect(shop.states.of(cartState).current().serverCart).toEqual(cart)
      }
    )
  )
})

describe("findSlots", () => {
  const readRequestBody = async (selection: FakeShopOptions["selection"]) => {
    let requestBody: unknown = null
    await withServer(
      ({ body }) => {
        requestBody = JSON.parse(body?.text ?? "null")
        return respondWithSlots()
      },
      async (shop) => void (await shop.run(findSlots({ cartId: "cart-1" }))),
      { selection: selection ?? null }
    )
    return requestBody
  }

  it("DELIV-31 requests the slots of pickup in the store, and of home delivery to the postal code", async () => {
    const commonFields = { cartId: "cart-1", isNewOrder: true }
    expect(await readRequestBody(pickupSelection)).toMatchObject({
      operationName: "DeliverySlotsAvailability",
      query: expect.stringMatching(/^query DeliverySlotsAvailability\(\$input: DeliverySlotsAvailabilityInput!\)/),
      variables: { input: { deliveryMethod: "Pickup", zipCode: null, siteId: "site-1", ...commonFields } }
    })
    expect(await readRequestBody(stockholmSelection)).toMatchObject({
      variables: {
        input: { deliveryMethod: "Home", zipCode: "11122", siteId: stockholmSelection.siteId, ...commonFields }
      }
    })
  })

  it("returns the slots by day, with times without seconds and fees in öre", () =>
    withServer(
      () =>
        respondWithSlots([
          wireSlot({ deliveryFromTime: "10:00:00", deliveryToTime: "12:00:00", currentPickingFee: 29, freightFee: 79 })
        ]),
      async (shop) =>
        expect(await shop.run(findSlots({ cartId: null }))).toMatchObject({
          success: [
            {
              date: "2026-11-24",
              slots: [
                {
                  id: "a",
                  available: true,
                  date: "2026-11-24",
                  from: "10:00",
                  to: "12:00",
                  pickingFee: 2_900,
                  freightFee: 7_900,
                  pickingFeeLimit: 150_000,
                  catering: "none"
                }
              ]
            }
          ]
        })
    ))

  it.each([
    [{ maxCateredReservations: 0 }, "none"],
    [{ maxCateredReservations: 2, cateredReservations: 1 }, "available"],
    [{ maxCateredReservations: 2, cateredReservations: 2 }, "full"],
    [{ maxCateredReservations: 2, lastReservationDateWithCateredMeal: "2026-11-20T12:00:00Z" }, "full"],
    [{ maxCateredReservations: 2, lastReservationDateWithCateredMeal: "2026-11-21T12:00:00Z" }, "available"]
  ])(
    "for a slot with %o returns the catering '%s'; its date is fully booked for catering only if that is 'full'",
    (fields, catering) =>
      withServer(
        () => respondWithSlots([wireSlot(fields)]),
        async (shop) => {
          const result = await shop.run(findSlots({ cartId: null }))
          expect(result).toMatchObject({ success: [{ slots: [{ catering }] }] })
          expect(await shop.run(findFullyBookedCateringDates())).toMatchObject({
            success: catering === "full" ? ["2026-11-24"] : []
          })
        }
      )
  )

  it("returns no slots when no store is selected (without a request) and when the API fails", async () => {
    await withServer(
      () => respondWithSlots(),
      async (shop) => {
        expect(await shop.run(findSlots({ cartId: null }))).toMatchObject({ success: [] })
        expect(shop.sent).toEqual([])
      },
      { selection: null }
    )
    await withServer(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (shop) => expect(await shop.run(findSlots({ cartId: null }))).toMatchObject({ success: [] })
    )
  })
})

describe("refreshDisplayedSlot", () => {
  const displayedSlot = ({ states }: FakeShop) => states.of(displayedSlotState).current()
  const nextFreeTime = { chosen: false, date: "2026-11-24", from: "10:00", to: "12:00" }

  it("shows the next free slot of the selection, and requests it at most once a minute", () =>
    withServer(
      () => respondWithSlots(),
      async (shop) => {
        await shop.run(refreshDisplayedSlot({}))
        expect(displayedSlot(shop)).toEqual({
          selection: pickupSelection,
          slotId: null,
          hasCatering: false,
          time: nextFreeTime
        })
        await shop.advance(59_000)
        await shop.run(refreshDisplayedSlot({}))
        expect(shop.sent).toHaveLength(1)
        await shop.advance(2_000)
        await shop.run(refreshDisplayedSlot({}))
        expect(shop.sent).toHaveLength(2)
      }
    ))

  it("shows the cart's booked slot, which is cached separately from the next free one", () =>
    withServer(
      () => respondWithSlots(),
      async (shop) => {
        await shop.run(refreshDisplayedSlot({}))
        shop.states.of(cartState).update((view) => withServerCart(view, aCart({ slotId: "a" })))
        await shop.run(refreshDisplayedSlot({}))
        expect(displayedSlot(shop)).toEqual({
          selection: pickupSelection,
          slotId: "a",
          hasCatering: false,
          time: { ...nextFreeTime, chosen: true }
        })
      }
    ))

  it("shows the next free slot that accepts catering when the cart contains a meal", () =>
    withServer(
      () =>
        respondWithSlots([
          wireSlot({ maxCateredReservations: 0 }),
          wireSlot({ id: "c", deliveryFromTime: "16:00", deliveryToTime: "18:00", maxCateredReservations: 2 })
        ]),
      async (shop) => {
        await shop.run(refreshDisplayedSlot({}))
        expect(displayedSlot(shop)).toMatchObject({ time: { from: "10:00" } })
        shop.states.of(cartState).update((view) => withServerCart(view, aCart({ meals: [aCartMeal()] })))
        await shop.run(refreshDisplayedSlot({}))
        expect(displayedSlot(shop)).toMatchObject({ hasCatering: true, time: { chosen: false, from: "16:00" } })
        // From the cart's id the API calculates until when each slot can be reserved with its meals.
        const cartIds = shop.sent.map(({ body }) => JSON.parse(body?.text ?? "").variables.input.cartId)
        expect(cartIds).toEqual([null, aCart().id])
      }
    ))

  it("shows no slot when none is free, and requests none when no store is selected", async () => {
    await withServer(
      () => respondWithSlots([wireSlot({ isEnabled: false })]),
      async (shop) => {
        await shop.run(refreshDisplayedSlot({}))
        expect(displayedSlot(shop)).toEqual({
          selection: pickupSelection,
          slotId: null,
          hasCatering: false,
          time: null
        })
      }
    )
    await withServer(
      () => respondWithSlots(),
      async (shop) => {
        await shop.run(refreshDisplayedSlot({}))
        expect(shop.sent).toEqual([])
      },
      { selection: null }
    )
  })

  it("keeps the displayed slot after a failure, and retries after ten seconds", () => {
    let isFailing = false
    return withServer(
      () => (isFailing ? respondWithError(500, "ERR_INTERNAL") : respondWithSlots()),
      async (shop) => {
        await shop.run(refreshDisplayedSlot({}))
        const slotBefore = displayedSlot(shop)
        isFailing = true
        await shop.advance(61_000)
        await shop.run(refreshDisplayedSlot({}))
        await shop.run(refreshDisplayedSlot({}))
        expect([displayedSlot(shop), shop.sent.length]).toEqual([slotBefore, 2])
        await shop.advance(10_001)
        await shop.run(refreshDisplayedSlot({}))
        expect(shop.sent).toHaveLength(3)
      }
    )
  })

  it("gives up after the caller's time-out", () =>
    withServer(
      () => Effect.never,
      async (shop) => {
        const refreshPromise = shop.run(refreshDisplayedSlot({ timeoutMs: 300 }))
        await shop.advance(300)
        expect(await refreshPromise).toMatchObject({ _tag: "Success" })
        expect(displayedSlot(shop).time).toBeNull()
      }
    ))

  it("waits for the caller's other data before its time-out begins", () =>
    withServer(
      () => Effect.delay(respondWithSlots(), 1_000),
      async (shop) => {
        const refreshPromise = shop.run(
          refreshDisplayedSlot({
            timeoutMs: 300,
            waitFor: Effect.runPromise(Effect.void).then(() => shop.advance(900))
          })
        )
        await shop.advance(100)
        await refreshPromise
        expect(displayedSlot(shop).time).toEqual(nextFreeTime)
      }
    ))

  it("caches a response that comes after the caller's time-out, and does not request it again until then", () =>
    withServer(
      () => Effect.delay(respondWithSlots(), 1_000),
      async (shop) => {
        const refreshPromise = shop.run(refreshDisplayedSlot({ timeoutMs: 300 }))
        await shop.advance(300)
        await refreshPromise
        await shop.run(refreshDisplayedSlot({ timeoutMs: 300 }))
        expect(displayedSlot(shop).time).toBeNull()
        await shop.advance(700)
        await shop.run(refreshDisplayedSlot({ timeoutMs: 300 }))
        expect([displayedSlot(shop).time, shop.sent.length]).toEqual([nextFreeTime, 1])
      }
    ))
})
