import { describe, expect, it } from "vitest"
import { detailsOf, productOf, promotionOf } from "./from-wire.ts"

type WirePromotion = Parameters<typeof promotionOf>[0]
const promotion = (fields: object) =>
  promotionOf({
    id: "p",
    name: null,
    effectType: "PriceChangeAll",
    membersOnly: false,
    from: "2026-03-01",
    to: "2026-03-31",
    minAmount: null,
    minQuantity: 2,
    value: 500,
    maxAppliedPerReceipt: 1,
    priceDetails: { price: 1_000, comparativePrice: 2_000 },
    ...fields
  } as never as WirePromotion)

type WireDetails = Parameters<typeof detailsOf>[0]
const wire = (fields: object = {}): WireDetails =>
  ({
    id: "1_ST",
    productStoreDetails: { p_has_price: false, prices: null, stockStatus: null },
    returnablePackageDepositInformation: null,
    sellingUnitOfMeasure: 1,
    descriptiveSize: null,
    ...fields
  }) as never as WireDetails

describe("promotionOf", () => {
  it("tells a price for several pieces from a price for each", () => {
    expect(["ItemsTotal", "PriceChangeAll"].map((effectType) => promotion({ effectType }).effect)).toEqual([
      "total",
      "each"
    ])
  })

  it("has no minimum amount and is no limited deal unless the API says so", () => {
    expect(promotion({})).toMatchObject({ minAmount: 0, klipp: false, unitPrice: 1_000, comparisonPrice: 2_000 })
    expect(promotion({ minAmount: 700, displayKlipp: true })).toMatchObject({ minAmount: 700, klipp: true })
  })
})

describe("productOf", () => {
  it("has no price, deposit or picture when the API has none", () => {
    expect(productOf(wire())).toMatchObject({ price: null, deposit: null, picture: null, markings: [], maximum: 25 })
    expect(productOf(wire({ returnablePackageDepositInformation: [] })).deposit).toBeNull()
  })

  it("has the first picture, the codes of the markings, its own maximum and whether the stock is limited", () => {
    const images = [{ url: "/1.webp" }, { url: "/2.webp" }]
    const details = { p_has_price: false, prices: null, stockStatus: "limited" }
    expect(
      productOf(wire({ images, markings: [{ code: "KRAV" }], maximumQuantity: 3, productStoreDetails: details }))
    ).toMatchObject({ picture: "/1.webp", markings: ["KRAV"], maximum: 3, limitedStock: true })
    expect(productOf(wire()).limitedStock).toBe(false)
  })
})

describe("detailsOf", () => {
  it("reads a country as a name or as an object with a name", () => {
    const originOf = (countryOfOrigin: unknown) => detailsOf(wire({ countryOfOrigin })).origin
    expect(["Sverige", { name: "Norge" }, { code: "NO" }, null, 5, { name: 5 }].map(originOf)).toEqual([
      "Sverige",
      "Norge",
      null,
      null,
      null,
      null
    ])
  })

  it("is hazardous only with a safety data sheet, and a medicine only when the API says so", () => {
    expect(
      [null, undefined, {}].map(
        (safetyDataSheetInformation) => detailsOf(wire({ safetyDataSheetInformation })).hazardous
      )
    ).toEqual([false, false, true])
    expect(
      [null, true].map((prescriptionFreeMedicine) => detailsOf(wire({ prescriptionFreeMedicine })).medicine)
    ).toEqual([false, true])
  })
})
