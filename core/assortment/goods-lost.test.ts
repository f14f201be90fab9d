import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { goodsLost, lossOf, type Offered } from "./goods-lost.ts"

const today = "2026-11-21"
const offer = (fields: Partial<Offered> = {}): Offered => ({ sellable: true, priced: true, availableFrom: null, availableTo: null, collectOnly: false, ...fields })

const anyDate = fc.integer({ min: -3, max: 3 }).map((days) => `2026-11-${21 + days}`)
const anyOffer = fc.record({
  sellable: fc.boolean(), priced: fc.boolean(), availableFrom: fc.option(anyDate), availableTo: fc.option(anyDate), collectOnly: fc.boolean()
})
/** Lines, and what a store says of some of them. */
const anyMove = fc.uniqueArray(fc.tuple(fc.uuid(), fc.option(anyOffer)), { selector: ([gtin]) => gtin, maxLength: 12 }).map((goods) => ({
  lines: goods.map(([gtin], index) => ({ gtin, name: `Vara ${index}` })),
  offered: new Map(goods.flatMap(([gtin, offered]) => (offered === null ? [] : [[gtin, offered] as const])))
}))
const anyMethod = fc.constantFrom("homeDelivery" as const, "pickupAtStore" as const)

describe("lossOf", () => {
  it.each([
    ["the store does not have", undefined],
    ["are not sold any more", offer({ sellable: false })],
    ["have no price there", offer({ priced: false })],
    ["come the day after tomorrow", offer({ availableFrom: "2026-11-23" })],
    ["were to be had until yesterday", offer({ availableTo: "2026-11-20" })]
  ])("PREVIEW-05 loses goods that %s", (_, goods) => {
    expect(lossOf(goods, "pickupAtStore", today)).toBe("not-sold")
  })

  it("keeps goods that come tomorrow or end today", () => {
    expect(lossOf(offer({ availableFrom: "2026-11-22", availableTo: "2026-11-21" }), "homeDelivery", today)).toBeNull()
  })

  it("PREVIEW-11 loses what is handed over in the store only when it would have to be driven home", () => {
    const snus = offer({ collectOnly: true })
    expect([lossOf(snus, "homeDelivery", today), lossOf(snus, "pickupAtStore", today), lossOf(snus, null, today)]).toEqual(["not-driven-home", null, null])
  })
})

describe("goodsLost", () => {
  it("always splits a cart in two, each line on one side, in the cart's order", () => {
    fc.assert(fc.property(anyMove, anyMethod, ({ lines, offered }, method) => {
      const lost = goodsLost(lines, offered, method, today).map(({ gtin }) => gtin)
      const kept = lines.filter(({ gtin }) => lossOf(offered.get(gtin), method, today) === null).map(({ gtin }) => gtin)
      expect(lines.map(({ gtin }) => gtin).filter((gtin) => lost.includes(gtin))).toEqual(lost)
      expect([...kept, ...lost].toSorted()).toEqual(lines.map(({ gtin }) => gtin).toSorted())
    }))
  })

  it("never loses more by pickup than by home delivery from the same store", () => {
    fc.assert(fc.property(anyMove, ({ lines, offered }) => {
      const home = new Set(goodsLost(lines, offered, "homeDelivery", today).map(({ gtin }) => gtin))
      expect(goodsLost(lines, offered, "pickupAtStore", today).every(({ gtin }) => home.has(gtin))).toBe(true)
    }))
  })

  it("never loses anything that stayed, when asked a second time", () => {
    fc.assert(fc.property(anyMove, anyMethod, ({ lines, offered }, method) => {
      const lost = new Set(goodsLost(lines, offered, method, today).map(({ gtin }) => gtin))
      expect(goodsLost(lines.filter(({ gtin }) => !lost.has(gtin)), offered, method, today)).toEqual([])
    }))
  })

  it("leaves what it was given as it was", () => {
    fc.assert(fc.property(anyMove, anyMethod, (move, method) => {
      const before = structuredClone({ lines: move.lines, offered: [...move.offered] })
      goodsLost(move.lines, move.offered, method, today)
      expect({ lines: move.lines, offered: [...move.offered] }).toEqual(before)
    }))
  })
})
