import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { WirePromotionJson } from "#core/catalogue/wire.ts"
import type { Ore } from "#core/kernel/money.ts"
import { toJsonText } from "../database/json-text.ts"
import { activePromotions, storeDetails, type StoreProductRow } from "./store-details.ts"

const now = Date.parse("2026-03-10T09:00:00Z")
const dayMs = 86_400_000
const isoAt = (time: number) => new Date(time).toISOString()

const aPromotion = (price: number, fields: Partial<WirePromotionJson> = {}): WirePromotionJson => ({
  id: `p${price}`,
  type: "Campaign",
  campaignTypeId: null,
  name: null,
  couponId: null,
  effectType: "ItemsTotal",
  membersOnly: false,
  from: isoAt(now - 3 * dayMs),
  to: isoAt(now + 3 * dayMs),
  minAmount: null,
  minQuantity: 1,
  value: price,
  maxAppliedPerReceipt: 0,
  displayLowestPriceLast30Days: null,
  priceDetails: { price, unit: "PCE", comparativePrice: null, comparativePriceUnit: null },
  ...fields
})

const aRow = (
  promotions: ReadonlyArray<WirePromotionJson> | null,
  fields: Partial<StoreProductRow> = {}
): StoreProductRow => ({
  unit: "PCE",
  comparison_amount: 1.5,
  comparison_unit: "LTR",
  price: 3_000 as Ore,
  promotions: promotions === null ? null : toJsonText(promotions),
  stock_status: "LowStock",
  available_from: "2026-01-01",
  available_to: "2026-12-31",
  ...fields
})

const detailsOf = (promotions: ReadonlyArray<WirePromotionJson> | null, fields: Partial<StoreProductRow> = {}) =>
  storeDetails(aRow(promotions, fields), "3201", now)
const idsOf = (promotions: ReadonlyArray<WirePromotionJson>, fields: Partial<StoreProductRow> = {}) =>
  activePromotions(aRow(promotions, fields), now).map(({ id }) => id)

describe("activePromotions", () => {
  it("are those with a lower price, lowest first", () => {
    expect(idsOf([29, 30, 20, 31, 25].map((price) => aPromotion(price)))).toEqual(["p20", "p25", "p29"])
  })

  it("PRODUCT-07 are those with a lower price or a lower comparison price", () => {
    const promotionAt = (price: number, id: string, comparativePrice: number | null) =>
      aPromotion(price, { id, priceDetails: { price, unit: "PCE", comparativePrice, comparativePriceUnit: "LTR" } })
    const promotions = [
      promotionAt(29.99, "lower price", 21),
      promotionAt(30, "lower comparison", 19.99),
      promotionAt(30, "same", 20),
      promotionAt(30, "higher comparison", 21),
      promotionAt(30, "no comparison", null),
      promotionAt(31, "higher price, lower comparison", 19.99),
      promotionAt(31, "higher price", 20)
    ]
    expect(idsOf(promotions)).toEqual(["lower price", "lower comparison", "higher price, lower comparison"])
    expect(idsOf(promotions, { comparison_amount: null })).toEqual(["lower price"])
  })

  it("are valid from their first moment to their last", () => {
    expect(
      idsOf([
        aPromotion(1, { from: isoAt(now) }),
        aPromotion(2, { from: isoAt(now + 1) }),
        aPromotion(3, { to: isoAt(now) }),
        aPromotion(4, { to: isoAt(now - 1) })
      ])
    ).toEqual(["p1", "p3"])
  })

  it("are empty without promotions or without a price", () => {
    expect(activePromotions(aRow(null), now)).toEqual([])
    expect(idsOf([aPromotion(1)], { price: null })).toEqual([])
  })
})

describe("storeDetails", () => {
  it("has the store, its stock and when it sells the product", () => {
    expect(detailsOf(null)).toMatchObject({
      id: "3201",
      p_has_price: true,
      p_availablefrom: "2026-01-01",
      p_availableto: "2026-12-31",
      availableFrom: "2026-01-01",
      availableTo: "2026-12-31",
      stockStatus: "LowStock"
    })
  })

  it("has the price in kronor per piece and per comparison unit, rounded to öre", () => {
    const price = { price: 30, unit: "PCE", comparativePrice: 20, comparativePriceUnit: "LTR" }
    expect(detailsOf(null).prices).toEqual({
      currentPrice: price,
      ordinaryPrice: price,
      memberPrice: null,
      promotions: [],
      activePromotion: null,
      hasDiscount: false,
      hasPromotion: false,
      displayLowestPriceLast30Days: false,
      lowestPriceLast30Days: null
    })
    expect(detailsOf(null, { price: 2_495 as Ore }).prices?.currentPrice.comparativePrice).toBe(16.63)
    expect(detailsOf(null, { comparison_amount: null, comparison_unit: null }).prices?.currentPrice).toEqual({
      price: 30,
      unit: "PCE",
      comparativePrice: null,
      comparativePriceUnit: null
    })
  })

  it("compares products sold by weight by the price per kilo", () => {
    expect(detailsOf(null, { unit: "KGM", comparison_amount: 2 }).prices?.currentPrice).toEqual({
      price: 30,
      unit: "KGM",
      comparativePrice: 30,
      comparativePriceUnit: "KGM"
    })
  })

  it("has no prices when the store has none, whatever the promotions", () => {
    expect(detailsOf([aPromotion(1)], { price: null })).toMatchObject({
      p_has_price: false,
      prices: null,
      p_has_current_week_only_discount: false
    })
  })

  it("has the promotions that lower the price, the best one first", () => {
    const promotions = [aPromotion(25), aPromotion(20), aPromotion(40)]
    expect(detailsOf(promotions).prices).toMatchObject({
      promotions: [{ id: "p20" }, { id: "p25" }],
      activePromotion: { id: "p20" },
      hasPromotion: true,
      hasDiscount: false
    })
  })

  it("has a discount only when a promotion changes the price of every piece", () => {
    const promotions = [aPromotion(20), aPromotion(25, { effectType: "PriceChangeAll" })]
    expect(detailsOf(promotions).prices?.hasDiscount).toBe(true)
    expect(detailsOf([aPromotion(40, { effectType: "PriceChangeAll" })]).prices?.hasDiscount).toBe(false)
  })

  it("has the lowest price of the last 30 days from the best promotion that states one", () => {
    const lowestPriceFieldsOf = (...values: ReadonlyArray<WirePromotionJson["displayLowestPriceLast30Days"]>) => {
      const { prices } = detailsOf(
        values.map((value, index) => aPromotion(20 + index, { displayLowestPriceLast30Days: value }))
      )
      return [prices?.displayLowestPriceLast30Days, prices?.lowestPriceLast30Days]
    }
    expect([lowestPriceFieldsOf(true, null), lowestPriceFieldsOf(true, 27.5, 26), lowestPriceFieldsOf()]).toEqual([
      [false, null],
      [true, 27.5],
      [false, null]
    ])
  })

  it("always distinguishes promotions of one week from longer ones, and those for members from those for everyone", () => {
    const anyPromotion = fc.record({
      price: fc.integer({ min: 1, max: 29 }),
      days: fc.integer({ min: 1, max: 16 }),
      membersOnly: fc.boolean()
    })
    fc.assert(
      fc.property(fc.array(anyPromotion, { maxLength: 3 }), (promotions) => {
        const details = detailsOf(
          promotions.map(({ price, days, membersOnly }) =>
            aPromotion(price, { from: isoAt(now - dayMs / 2), to: isoAt(now - dayMs / 2 + days * dayMs), membersOnly })
          )
        )
        expect(details).toMatchObject({
          p_has_current_week_only_discount: promotions.some(({ days }) => days <= 8),
          p_has_long_time_discount: promotions.some(({ days }) => days > 8),
          p_has_members_only_price: promotions.some(({ membersOnly }) => membersOnly)
        })
      })
    )
  })
})
