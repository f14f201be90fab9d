import { memoized } from "../kernel/memoized.ts"
import { type Ore, zero } from "../kernel/money.ts"
import type { Facet, Nutrient, Price, Product, ProductDetails, ProductList, Promotion } from "./model.ts"
import { hazardOf, shelfLifeOf, substitutesOf } from "./lenient-fields.ts"
import { defaultMaximum } from "./quantity.ts"
import { readableSize } from "./size.ts"
import { comparisonUnits, unitOfNumber } from "./units.ts"
import type {
  Facet as WireFacet,
  Prices,
  Promotion as WirePromotion,
  WireCard,
  WireCardList,
  WireDetails
} from "./wire.ts"

/** By the numbers of the API, which has no unit 1. */
const nutrientUnits: Readonly<Record<number, Nutrient["unit"]>> = { 0: "g", 2: "µg", 3: "mg", 4: "kJ", 5: "kcal" }

export const promotionFromWire = (wire: typeof WirePromotion.Type): Promotion => ({
  id: wire.id,
  name: wire.name,
  effect: wire.effectType === "ItemsTotal" ? "total" : "each",
  membersOnly: wire.membersOnly,
  isKlipp: wire.displayKlipp ?? false,
  from: wire.from,
  to: wire.to,
  minAmount: wire.minAmount ?? zero,
  minQuantity: wire.minQuantity,
  value: wire.value,
  unitPrice: wire.priceDetails.price,
  comparisonPrice: wire.priceDetails.comparativePrice,
  maxAppliedPerReceipt: wire.maxAppliedPerReceipt
})

const priceFromWire = (prices: typeof Prices.Type): Price => ({
  current: prices.currentPrice.price,
  ordinary: prices.ordinaryPrice.price,
  comparison: prices.currentPrice.comparativePrice,
  comparisonUnit:
    prices.currentPrice.comparativePriceUnit === null
      ? null
      : comparisonUnits[prices.currentPrice.comparativePriceUnit],
  lowestLast30Days: prices.lowestPriceLast30Days,
  promotions: prices.promotions.map(promotionFromWire)
})

const depositFromWire = (wire: WireCard["returnablePackageDepositInformation"]): Ore | null =>
  wire === null || wire.length === 0
    ? null
    : (wire.reduce<number>((sum, deposit) => sum + deposit.salesPrice * deposit.quantity, 0) as Ore)

/** Maps a product from the API's format to the shop's. */
export const productFromWire = memoized((wire: WireCard): Product => ({
  id: wire.id,
  gtin: wire.gtin,
  name: wire.name,
  brand: wire.brand,
  url: wire.url,
  size: readableSize(wire.descriptiveSize),
  picture: wire.images?.[0]?.url ?? null,
  markings: wire.markings?.map((marking) => marking.code) ?? [],
  department: wire.superCategory,
  category: wire.category,
  unit: unitOfNumber(wire.sellingUnitOfMeasure),
  sellable: wire.sellable,
  maximum: wire.maximumQuantity ?? defaultMaximum,
  price:
    wire.productStoreDetails.p_has_price && wire.productStoreDetails.prices !== null
      ? priceFromWire(wire.productStoreDetails.prices)
      : null,
  deposit: depositFromWire(wire.returnablePackageDepositInformation),
  availableFrom: wire.productStoreDetails.p_availablefrom,
  availableTo: wire.productStoreDetails.p_availableto,
  hasLimitedStock: wire.productStoreDetails.stockStatus === "limited",
  newFrom: wire.newProductFrom,
  newTo: wire.newProductTo
}))

/** The API sends a country as its name or as `{ name }`. */
const originFromWire = (country: unknown): string | null => {
  const name = typeof country === "object" && country !== null && "name" in country ? country.name : country
  return typeof name === "string" ? name : null
}

export const detailsFromWire = memoized((wire: WireDetails): ProductDetails => ({
  ...productFromWire(wire),
  description: wire.description,
  ingredients: wire.foodAndBeverageExtension?.ingredientStatement ?? null,
  allergens:
    wire.foodAndBeverageExtension?.allergenInformation?.map(({ typeCode, levelOfContainment }) => ({
      code: typeCode,
      contains: levelOfContainment === 0
    })) ?? null,
  nutrients:
    wire.foodAndBeverageExtension?.nutrientInformations
      ?.slice(0, 1)
      .flatMap(({ nutrients }) => nutrients)
      .map(({ typeCode, value, unitOfMeasure }) => ({
        code: typeCode,
        value,
        unit: nutrientUnits[unitOfMeasure] ?? "g"
      })) ?? null,
  storage: wire.storageInformation,
  origin: originFromWire(wire.countryOfOrigin),
  provenance: wire.provenanceStatement,
  isMedicine: wire.prescriptionFreeMedicine ?? false,
  activeSubstance: wire.activeSubstance,
  hazard: hazardOf(wire.safetyDataSheetInformation),
  substitutes: substitutesOf(wire.sortCountryInfo),
  shelfLife: shelfLifeOf(wire.handling),
  recycling: typeof wire.recyclingInformation === "string" ? wire.recyclingInformation : null
}))

export const facetsFromWire = (facets: ReadonlyArray<typeof WireFacet.Type>): ReadonlyArray<Facet> =>
  facets.map(({ name, options }) => ({
    name,
    options: options.map(({ option, count, selected }) => ({ value: option, count, selected }))
  }))

export const listFromWire = (wire: typeof WireCardList.Type): ProductList => ({
  products: wire.items.map(productFromWire),
  facets: facetsFromWire(wire.facets),
  total: wire.totalCount,
  page: wire.currentPage,
  pageCount: wire.totalPages
})
