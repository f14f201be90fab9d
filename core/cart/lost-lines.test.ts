import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findLostLines, lossReason, type StoreAvailability } from "./lost-lines.ts"

const today = "2026-11-21"
const anAvailability = (fields: Partial<StoreAvailability> = {}): StoreAvailability => ({
  sellable: true,
  priced: true,
  availableFrom: null,
  availableTo: null,
  pickupOnly: false,
  ...fields
})

const anyDate = fc.integer({ min: -3, max: 3 }).map((days) => `2026-11-${21 + days}`)
const anyAvailability = fc.record({
  sellable: fc.boolean(),
  priced: fc.boolean(),
  availableFrom: fc.option(anyDate),
  availableTo: fc.option(anyDate),
  pickupOnly: fc.boolean()
})
/** A cart's lines, and the availability of some of them in the new store. */
const anyCartAndStore = fc
  .uniqueArray(fc.tuple(fc.uuid(), fc.option(anyAvailability)), { selector: ([gtin]) => gtin, maxLength: 12 })
  .map((products) => ({
    lines: products.map(([gtin], index) => ({ gtin, name: `Vara ${index}` })),
    availabilityByGtin: new Map(
      products.flatMap(([gtin, availability]) => (availability === null ? [] : [[gtin, availability] as const]))
    )
  }))
const anyMethod = fc.constantFrom("homeDelivery" as const, "pickupAtStore" as const)

describe("lossReason", () => {
  it.each([
    ["the store does not have", undefined],
    ["are not sold any more", anAvailability({ sellable: false })],
    ["have no price in the store", anAvailability({ priced: false })],
    ["are available from the day after tomorrow", anAvailability({ availableFrom: "2026-11-23" })],
    ["were available until yesterday", anAvailability({ availableTo: "2026-11-20" })]
  ])("is 'not-sold' for products that %s", (_, availability) => {
    expect(lossReason(availability, "pickupAtStore", today)).toBe("not-sold")
  })

  it.each([
    ["becomes available tomorrow", anAvailability({ availableFrom: "2026-11-22" })],
    ["is available until today", anAvailability({ availableTo: "2026-11-21" })]
  ])("is null for a product that %s", (_, availability) => {
    expect(lossReason(availability, "homeDelivery", today)).toBeNull()
  })

  it("is 'not-delivered' for pickup-only products with home delivery, and otherwise null", () => {
    const snus = anAvailability({ pickupOnly: true })
    expect([
      lossReason(snus, "homeDelivery", today),
      lossReason(snus, "pickupAtStore", today),
      lossReason(snus, null, today)
    ]).toEqual(["not-delivered", null, null])
  })
})

describe("findLostLines", () => {
  it("always splits a cart into kept and lost lines, in the cart's order", () => {
    fc.assert(
      fc.property(anyCartAndStore, anyMethod, ({ lines, availabilityByGtin }, method) => {
        const lostGtins = findLostLines(lines, availabilityByGtin, method, today).map(({ gtin }) => gtin)
        const keptGtins = lines
          .filter(({ gtin }) => lossReason(availabilityByGtin.get(gtin), method, today) === null)
          .map(({ gtin }) => gtin)
        expect(lines.map(({ gtin }) => gtin).filter((gtin) => lostGtins.includes(gtin))).toEqual(lostGtins)
        expect([...keptGtins, ...lostGtins].toSorted()).toEqual(lines.map(({ gtin }) => gtin).toSorted())
      })
    )
  })

  it("never returns a line with pickup that it does not return with home delivery from the same store", () => {
    fc.assert(
      fc.property(anyCartAndStore, ({ lines, availabilityByGtin }) => {
        const lostGtinsWithHomeDelivery = new Set(
          findLostLines(lines, availabilityByGtin, "homeDelivery", today).map(({ gtin }) => gtin)
        )
        expect(
          findLostLines(lines, availabilityByGtin, "pickupAtStore", today).every(({ gtin }) =>
            lostGtinsWithHomeDelivery.has(gtin)
          )
        ).toBe(true)
      })
    )
  })

  it("never returns a line when it is applied to the kept lines", () => {
    fc.assert(
      fc.property(anyCartAndStore, anyMethod, ({ lines, availabilityByGtin }, method) => {
        const lostGtins = new Set(findLostLines(lines, availabilityByGtin, method, today).map(({ gtin }) => gtin))
        expect(
          findLostLines(
            lines.filter(({ gtin }) => !lostGtins.has(gtin)),
            availabilityByGtin,
            method,
            today
          )
        ).toEqual([])
      })
    )
  })

  it("does not change its input", () => {
    fc.assert(
      fc.property(anyCartAndStore, anyMethod, (cartAndStore, method) => {
        const before = structuredClone({
          lines: cartAndStore.lines,
          availabilityByGtin: [...cartAndStore.availabilityByGtin]
        })
        findLostLines(cartAndStore.lines, cartAndStore.availabilityByGtin, method, today)
        expect({ lines: cartAndStore.lines, availabilityByGtin: [...cartAndStore.availabilityByGtin] }).toEqual(before)
      })
    )
  })
})
