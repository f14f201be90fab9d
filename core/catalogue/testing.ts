import fc from "fast-check"
import { type Ore, zero } from "../kernel/money.ts"
import { anyOre } from "../kernel/testing.ts"
import type { Product, ProductDetails, Promotion } from "./model.ts"

export const noon = Date.parse("2026-11-21T12:00:00Z")
const dayMs = 86_400_000

export const aPromotion = (fields: Partial<Promotion> = {}): Promotion => ({
  id: "1316080,2500279577",
  name: null,
  effect: "total",
  membersOnly: false,
  isKlipp: false,
  from: new Date(noon - 2 * dayMs).toISOString(),
  to: new Date(noon + 2 * dayMs).toISOString(),
  minAmount: zero,
  minQuantity: 2,
  value: 3_500 as Ore,
  unitPrice: 1_750 as Ore,
  comparisonPrice: null,
  maxAppliedPerReceipt: 0,
  ...fields
})

export const aProduct = (fields: Partial<Product> = {}): Product => ({
  id: "100001001_ST",
  gtin: "7310865000019",
  name: "Mellanmjölk 1,5%",
  brand: "Arla",
  url: "/matvaror/mejeri-ost-och-agg/mjolk/mellanmjolk-p100001001_ST",
  size: "1,5 l",
  picture: "/images/products/100001001_ST",
  markings: [],
  department: "Mejeri, ost och ägg",
  category: "Mjölk",
  unit: "piece",
  sellable: true,
  maximum: 25,
  price: {
    current: 2_195 as Ore,
    ordinary: 2_195 as Ore,
    comparison: 1_463 as Ore,
    comparisonUnit: "l",
    lowestLast30Days: null,
    promotions: []
  },
  deposit: null,
  availableFrom: null,
  availableTo: null,
  hasLimitedStock: false,
  newFrom: null,
  newTo: null,
  ...fields
})

/** A product with the fields of its page, which are empty by default. */
export const someDetails = (fields: Partial<ProductDetails> = {}): ProductDetails => ({
  ...aProduct(),
  description: null,
  ingredients: null,
  allergens: [],
  nutrients: [],
  storage: null,
  origin: null,
  provenance: null,
  substitutes: [],
  shelfLife: null,
  recycling: null,
  isMedicine: false,
  activeSubstance: null,
  hazard: null,
  ...fields
})

/** A promotion that is valid at noon, for products at `unitPrice`. */
export const anyPromotion = (unitPrice: Ore): fc.Arbitrary<Promotion> =>
  fc
    .record({
      id: fc.uuid(),
      effect: fc.constantFrom("total" as const, "each" as const),
      membersOnly: fc.boolean(),
      minAmount: fc.oneof(fc.constant(zero), anyOre(50_000)),
      minQuantity: fc.integer({ min: 1, max: 5 }),
      maxAppliedPerReceipt: fc.integer({ min: 0, max: 4 }),
      percent: fc.integer({ min: 1, max: 150 })
    })
    .map(({ percent, ...fields }) => {
      const promotionalPrice = Math.round((unitPrice * percent) / 100) as Ore
      return aPromotion({
        ...fields,
        value: (fields.effect === "total" ? promotionalPrice * fields.minQuantity : promotionalPrice) as Ore,
        unitPrice: promotionalPrice
      })
    })
