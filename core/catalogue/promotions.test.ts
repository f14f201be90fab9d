import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Ore } from "../kernel/money.ts"
import { anyOre } from "../kernel/testing.ts"
import { ageLimitOf, isAvailable, isNew } from "./availability.ts"
import { isBetter, isCurrent, offerOf, variantOf } from "./promotions.ts"
import { anyPromotion, aProduct, aPromotion, noon } from "./testing.ts"

const productWithPrice = (current: Ore, promotions: ReadonlyArray<ReturnType<typeof aPromotion>>) =>
  aProduct({
    price: { current, ordinary: current, comparison: null, comparisonUnit: null, lowestLast30Days: null, promotions }
  })

describe("the offer that a price tag shows", () => {
  it("is never one that has ended, has not started or is not better than the price", () => {
    fc.assert(
      fc.property(anyOre(50_000), fc.array(anyPromotion(2_000 as Ore), { maxLength: 4 }), (current, promotions) => {
        const offer = offerOf(productWithPrice(current, promotions), noon)
        if (offer !== null) expect(offer.promotion.unitPrice).toBeLessThan(current)
        expect(offerOf(productWithPrice(current, promotions), noon + 30 * 86_400_000)).toBeNull()
        expect(offerOf(productWithPrice(current, promotions), noon - 30 * 86_400_000)).toBeNull()
      })
    )
  })

  it("PRODUCT-07 is better only with a lower price or a lower comparison price", () => {
    for (const [price, comparison, promotionalPrice, promotionalComparison, better] of [
      [1_000, 500, 999, 500, true],
      [1_000, 500, 999, 501, true],
      [1_000, null, 999, null, true],
      [1_000, 500, 1_000, 499, true],
      [1_000, 500, 1_001, 499, true],
      [1_000, 500, 1_000, 500, false],
      [1_000, 500, 1_000, null, false],
      [1_000, null, 1_000, 400, false],
      [1_000, 500, 1_001, 501, false]
    ] as const) {
      const promotion = aPromotion({
        unitPrice: promotionalPrice as Ore,
        comparisonPrice: promotionalComparison as Ore | null
      })
      const isBetterThanPrice = isBetter(promotion, price as Ore, comparison as Ore | null)
      expect([promotionalPrice, promotionalComparison, isBetterThanPrice]).toEqual([
        promotionalPrice,
        promotionalComparison,
        better
      ])
    }
  })

  it("is shown from its first to its last millisecond", () => {
    const { from, to } = aPromotion()
    const currentFlags = [Date.parse(from) - 1, Date.parse(from), Date.parse(to), Date.parse(to) + 1].map((now) =>
      isCurrent(aPromotion(), now)
    )
    expect(currentFlags).toEqual([false, true, true, false])
  })

  it("has the lowest unit price; of equal ones the lowest minimum quantity, and then the first id in any order of the promotions", () => {
    const shownOfferIds = (...offers: ReadonlyArray<readonly [id: string, unitPrice: number, minQuantity: number]>) =>
      [offers, offers.toReversed()].map((orderedOffers) => {
        const promotions = orderedOffers.map(([id, unitPrice, minQuantity]) =>
          aPromotion({ id, unitPrice: unitPrice as Ore, minQuantity })
        )
        return offerOf(productWithPrice(2_000 as Ore, promotions), noon)?.promotion.id
      })
    expect(shownOfferIds(["highest", 1_900, 1], ["lowest", 1_500, 4], ["middle", 1_700, 2])).toEqual([
      "lowest",
      "lowest"
    ])
    expect(shownOfferIds(["for three", 1_500, 3], ["single", 1_500, 1], ["for two", 1_500, 2])).toEqual([
      "single",
      "single"
    ])
    expect(shownOfferIds(["b", 1_500, 2], ["a", 1_500, 2], ["c", 1_500, 2])).toEqual(["a", "a"])
  })

  it("is null for a product without a price", () => {
    expect(offerOf(aProduct({ price: null }), noon)).toBeNull()
  })

  it("PPAGE-28 has a variant: klipp for a limited deal, prio for members, otherwise campaign", () => {
    expect(variantOf(aPromotion({ isKlipp: true, membersOnly: true }))).toBe("klipp")
    expect(variantOf(aPromotion({ membersOnly: true }))).toBe("prio")
    expect(variantOf(aPromotion())).toBe("campaign")
  })
})

describe("a product", () => {
  it("PRODUCT-03 PRODUCT-04 PRODUCT-05 is available when it starts tomorrow at the latest and has not ended", () => {
    const canBeBought = (availableFrom: string | null, availableTo: string | null) =>
      isAvailable({ availableFrom, availableTo }, "2026-11-21")
    expect(canBeBought("2026-11-22", null)).toBe(true)
    expect(canBeBought("2026-11-23", null)).toBe(false)
    expect(canBeBought("2026-11-01", "2026-11-21")).toBe(true)
    expect(canBeBought("2026-11-01", "2026-11-20")).toBe(false)
    expect(canBeBought(null, "9999-12-30")).toBe(true)
    expect(canBeBought("2026-11-25", "9999-12-30")).toBe(false)
  })

  it("PRODUCT-06 is new from the first instant to the last", () => {
    const product = { newFrom: "2026-11-20T00:00:00Z", newTo: "2026-11-22T00:00:00Z" }
    expect(isNew(product, Date.parse("2026-11-19T23:59:59.999Z"))).toBe(false)
    expect(isNew(product, Date.parse("2026-11-20T00:00:00Z"))).toBe(true)
    expect(isNew(product, Date.parse("2026-11-22T00:00:00Z"))).toBe(true)
    expect(isNew(product, Date.parse("2026-11-22T00:00:00.001Z"))).toBe(false)
    expect(isNew({ newFrom: null, newTo: null }, noon)).toBe(false)
  })

  it("PRODUCT-09 has the age limit that its markings state", () => {
    expect(ageLimitOf(["KRAV", "RestrictedToSell18"])).toBe(18)
    expect(ageLimitOf(["RestrictedToSell15"])).toBe(15)
    expect(ageLimitOf(["KRAV"])).toBeNull()
  })
})
