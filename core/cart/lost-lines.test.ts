import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findLostLines, lossOf, type StoreAvailability } from "./lost-lines.ts"

const today = "2026-11-21"
const offer = (fields: Partial<StoreAvailability> = {}): StoreAvailability => ({
  sellable: true,
  priced: true,
  availableFrom: null,
  availableTo: null,
  collectOnly: false,
  ...fields
})

const anyDate = fc.integer({ min: -3, max: 3 }).map((days) => `2026-11-${21 + days}`)
const anyOffer = fc.record({
  sellable: fc.boolean(),
  priced: fc.boolean(),
  availableFrom: fc.option(anyDate),
  availableTo: fc.option(anyDate),
  collectOnly: fc.boolean()
})
/** A cart's lines, and the availability of some of them in the new store. */
const anyCartAndStore = fc
  .uniqueArray(fc.tuple(fc.uuid(), fc.option(anyOffer)), { selector: ([gtin]) => gtin, maxLength: 12 })
  .map((products) => ({
    lines: products.map(([gtin], index) => ({ gtin, name: `Vara ${index}` })),
    offered: new Map(products.flatMap(([gtin, offered]) => (offered === null ? [] : [[gtin, offered] as const])))
  }))
const anyMethod = fc.constantFrom("homeDelivery" as const, "pickupAtStore" as const)

describe("lossOf", () => {
  it.each([
    ["the store does not have", undefined],
    ["are not sold any more", offer({ sellable: false })],
    ["have no price in the store", offer({ priced: false })],
    ["are available from the day after tomorrow", offer({ availableFrom: "2026-11-23" })],
    ["were available until yesterday", offer({ availableTo: "2026-11-20" })]
  ])("PREVIEW-05 loses products that %s", (_, products) => {
    expect(lossOf(products, "pickupAtStore", today)).toBe("not-sold")
  })

  it("keeps products that are available from tomorrow or until today", () => {
    expect(lossOf(offer({ availableFrom: "2026-11-22", availableTo: "2026-11-21" }), "homeDelivery", today)).toBeNull()
  })

  it("PREVIEW-11 loses pickup-only products with home delivery only", () => {
    const snus = offer({ collectOnly: true })
    expect([
      lossOf(snus, "homeDelivery", today),
      lossOf(snus, "pickupAtStore", today),
      lossOf(snus, null, today)
    ]).toEqual(["not-delivered", null, null])
  })
})

describe("findLostLines", () => {
  it("always splits a cart into kept and lost lines, in the cart's order", () => {
    fc.assert(
      fc.property(anyCartAndStore, anyMethod, ({ lines, offered }, method) => {
        const lost = findLostLines(lines, offered, method, today).map(({ gtin }) => gtin)
        const kept = lines
          .filter(({ gtin }) => lossOf(offered.get(gtin), method, today) === null)
          .map(({ gtin }) => gtin)
        expect(lines.map(({ gtin }) => gtin).filter((gtin) => lost.includes(gtin))).toEqual(lost)
        expect([...kept, ...lost].toSorted()).toEqual(lines.map(({ gtin }) => gtin).toSorted())
      })
    )
  })

  it("never loses more with pickup than with home delivery from the same store", () => {
    fc.assert(
      fc.property(anyCartAndStore, ({ lines, offered }) => {
        const home = new Set(findLostLines(lines, offered, "homeDelivery", today).map(({ gtin }) => gtin))
        expect(findLostLines(lines, offered, "pickupAtStore", today).every(({ gtin }) => home.has(gtin))).toBe(true)
      })
    )
  })

  it("never loses a kept line the second time", () => {
    fc.assert(
      fc.property(anyCartAndStore, anyMethod, ({ lines, offered }, method) => {
        const lost = new Set(findLostLines(lines, offered, method, today).map(({ gtin }) => gtin))
        expect(
          findLostLines(
            lines.filter(({ gtin }) => !lost.has(gtin)),
            offered,
            method,
            today
          )
        ).toEqual([])
      })
    )
  })

  it("does not change its input", () => {
    fc.assert(
      fc.property(anyCartAndStore, anyMethod, (move, method) => {
        const before = structuredClone({ lines: move.lines, offered: [...move.offered] })
        findLostLines(move.lines, move.offered, method, today)
        expect({ lines: move.lines, offered: [...move.offered] }).toEqual(before)
      })
    )
  })
})
