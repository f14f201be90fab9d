import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { detailsFromWire, productFromWire, promotionFromWire } from "./from-wire.ts"
import { currentSubstitutes } from "./origin.ts"

type DecodedPromotion = Parameters<typeof promotionFromWire>[0]
const promotionWith = (fields: object) =>
  promotionFromWire({
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
  } as never as DecodedPromotion)

type WireDetails = Parameters<typeof detailsFromWire>[0]
const aWireProduct = (fields: object = {}): WireDetails =>
  ({
    id: "1_ST",
    productStoreDetails: { p_has_price: false, prices: null, stockStatus: null },
    returnablePackageDepositInformation: null,
    sellingUnitOfMeasure: 1,
    descriptiveSize: null,
    ...fields
  }) as never as WireDetails

describe("promotionFromWire", () => {
  it("distinguishes a price for several pieces from a price for each", () => {
    expect(["ItemsTotal", "PriceChangeAll"].map((effectType) => promotionWith({ effectType }).effect)).toEqual([
      "total",
      "each"
    ])
  })

  it("has no minimum amount and is no limited deal unless the API says so", () => {
    expect(promotionWith({})).toMatchObject({ minAmount: 0, isKlipp: false, unitPrice: 1_000, comparisonPrice: 2_000 })
    expect(promotionWith({ minAmount: 700, displayKlipp: true })).toMatchObject({ minAmount: 700, isKlipp: true })
  })
})

describe("productFromWire", () => {
  it("has no price, deposit, picture or markings and the default maximum when the API has none", () => {
    expect(productFromWire(aWireProduct())).toMatchObject({
      price: null,
      deposit: null,
      picture: null,
      markings: [],
      maximum: 25
    })
    expect(productFromWire(aWireProduct({ returnablePackageDepositInformation: [] })).deposit).toBeNull()
  })

  it("has the first picture, the codes of the markings, its own maximum and whether the stock is limited", () => {
    const images = [{ url: "/1.webp" }, { url: "/2.webp" }]
    const details = { p_has_price: false, prices: null, stockStatus: "limited" }
    expect(
      productFromWire(
        aWireProduct({ images, markings: [{ code: "KRAV" }], maximumQuantity: 3, productStoreDetails: details })
      )
    ).toMatchObject({ picture: "/1.webp", markings: ["KRAV"], maximum: 3, hasLimitedStock: true })
    expect(productFromWire(aWireProduct()).hasLimitedStock).toBe(false)
  })
})

describe("detailsFromWire", () => {
  it("reads the unit of each nutrient from the API's number for it; 1, which the API does not use, is read as g", () => {
    const wireNutrients = [0, 2, 3, 4, 5, 1].map((unitOfMeasure, index) => ({
      typeCode: "X",
      unitOfMeasure,
      value: index
    }))
    const foodAndBeverageExtension = {
      ingredientStatement: null,
      allergenInformation: null,
      nutrientInformations: [{ nutrients: wireNutrients }]
    }
    const { nutrients } = detailsFromWire(aWireProduct({ foodAndBeverageExtension }))
    expect(nutrients?.map(({ unit }) => unit)).toEqual(["g", "µg", "mg", "kJ", "kcal", "g"])
  })

  it("has null for allergens and nutrients that are unknown, and an empty list for a product without any", () => {
    const factsOf = (facts: object | null) => {
      const foodAndBeverageExtension = facts && { ingredientStatement: "Vatten", ...facts }
      const { allergens, nutrients } = detailsFromWire(aWireProduct({ foodAndBeverageExtension }))
      return { allergens, nutrients }
    }
    const unknown = { allergens: null, nutrients: null }
    expect(factsOf({ allergenInformation: null, nutrientInformations: null })).toEqual(unknown)
    expect(factsOf(null)).toEqual(unknown)
    expect(factsOf({ allergenInformation: [], nutrientInformations: [] })).toEqual({ allergens: [], nutrients: [] })
  })

  it("reads the country of origin from a name or an object with a name, and has none for any other value", () => {
    const originOf = (countryOfOrigin: unknown) => detailsFromWire(aWireProduct({ countryOfOrigin })).origin
    expect(["Sverige", { name: "Norge" }, { code: "NO" }, null, 5, { name: 5 }].map(originOf)).toEqual([
      "Sverige",
      "Norge",
      null,
      null,
      null,
      null
    ])
  })

  it("reads the shelf life, and ignores one in another format", () => {
    expect(
      [
        { minimumLifespanDays: 5, averageLifespanDays: 9 },
        { minimumLifespanDays: 5 },
        { minimumLifespanDays: "5" },
        "5 dagar",
        null
      ].map((handling) => detailsFromWire(aWireProduct({ handling })).shelfLife)
    ).toEqual([{ minimum: 5, average: 9 }, { minimum: 5, average: null }, null, null, null])
  })

  it("marks a product with any safety data sheet as hazardous, and reads the sheet's codes and texts only in the expected format", () => {
    const unknownHazard = { codes: [], signalWord: null, precaution: null }
    expect(
      [
        null,
        undefined,
        {},
        "sheet",
        { hazardCodes: ["GHS02"], signalWord: "Fara", precautionaryStatement: "Brinner" }
      ].map((safetyDataSheetInformation) => detailsFromWire(aWireProduct({ safetyDataSheetInformation })).hazard)
    ).toEqual([
      null,
      null,
      unknownHazard,
      unknownHazard,
      { codes: ["GHS02"], signalWord: "Fara", precaution: "Brinner" }
    ])
  })

  it("marks a product as a medicine only when the API says so", () => {
    expect(
      [null, true].map(
        (prescriptionFreeMedicine) => detailsFromWire(aWireProduct({ prescriptionFreeMedicine })).isMedicine
      )
    ).toEqual([false, true])
  })

  const substitutes = [{ country: "Marocko", validFrom: "2026-11-01", validTo: "2026-12-31T00:00:00Z" }]

  it("PPAGE-47 reads the substitutes of the country of origin unless the main country is 'X' or not a text", () => {
    expect(
      ["ES", "X", 1].map(
        (mainCountry) => detailsFromWire(aWireProduct({ sortCountryInfo: { mainCountry, substitutes } })).substitutes
      )
    ).toEqual([[{ country: "Marocko", from: "2026-11-01", to: "2026-12-31" }], [], []])
  })
})

describe("currentSubstitutes", () => {
  it("PPAGE-46 always returns exactly the substitutes whose dates include today", () => {
    const anyDay = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, "0")}`)
    fc.assert(
      fc.property(fc.array(fc.tuple(anyDay, anyDay)), anyDay, (periods, today) => {
        const product = { substitutes: periods.map(([from, to], index) => ({ country: String(index), from, to })) }
        const shownCountries = new Set(currentSubstitutes(product, today))
        periods.forEach(([from, to], index) =>
          expect(shownCountries.has(String(index))).toBe(!(today < from || to < today))
        )
      })
    )
  })
})
