import { Schema, Struct } from "effect"
import { Kronor } from "../kernel/wire.ts"
import { type ComparisonCode, comparisonUnits, unitCodes, unitNumbers } from "./units.ts"

const nullable = Schema.NullOr
const text = Schema.String
const textOrNull = nullable(Schema.String)
const list = Schema.Array
/** For fields whose format differs between back ends. */
const anyJsonOrNull = nullable(Schema.Unknown)
const code = Schema.Union([text, Schema.Finite])
const codeOrNull = nullable(code)

const Measure = Schema.Struct({ unitOfMeasure: code, value: Schema.Finite })
const measures = nullable(Schema.Union([list(Measure), Measure]))
const textsOrNull = nullable(Schema.Union([list(text), text]))

/** The unit of a comparison price. */
export const WireComparisonCode = Schema.Literals(Object.keys(comparisonUnits) as ReadonlyArray<ComparisonCode>)

/** The unit of a product's price. */
export const WireUnitCode = Schema.Literals([unitCodes.piece, unitCodes.kilogram])

export const Price = Schema.Struct({
  price: Kronor,
  unit: WireUnitCode,
  comparativePrice: nullable(Kronor),
  comparativePriceUnit: nullable(WireComparisonCode)
})

export type WirePriceJson = typeof Price.Encoded

/** Amounts in kronor, ISO times with zone; a maxAppliedPerReceipt of 0 means no limit. */
export const Promotion = Schema.Struct({
  id: text,
  type: text,
  campaignTypeId: codeOrNull,
  name: textOrNull,
  couponId: codeOrNull,
  effectType: Schema.Literals(["ItemsTotal", "PriceChangeAll"]),
  membersOnly: Schema.Boolean,
  displayKlipp: Schema.optionalKey(Schema.Boolean),
  from: text,
  to: text,
  minAmount: nullable(Kronor),
  minQuantity: Schema.Finite,
  value: Kronor,
  maxAppliedPerReceipt: Schema.Finite,
  displayLowestPriceLast30Days: nullable(Schema.Union([Schema.Finite, Schema.Boolean])),
  priceDetails: Price
})

export type WirePromotionJson = typeof Promotion.Encoded

export const Prices = Schema.Struct({
  currentPrice: Price,
  ordinaryPrice: Price,
  memberPrice: nullable(Price),
  promotions: list(Promotion),
  activePromotion: nullable(Promotion),
  hasDiscount: Schema.Boolean,
  hasPromotion: Schema.Boolean,
  displayLowestPriceLast30Days: Schema.Boolean,
  lowestPriceLast30Days: nullable(Kronor)
})

export const StoreDetails = Schema.Struct({
  id: text,
  p_has_price: Schema.Boolean,
  p_availablefrom: textOrNull,
  p_availableto: textOrNull,
  p_has_current_week_only_discount: Schema.Boolean,
  p_has_long_time_discount: Schema.Boolean,
  p_has_members_only_price: Schema.Boolean,
  prices: nullable(Prices),
  stockStatus: textOrNull,
  availableFrom: textOrNull,
  availableTo: textOrNull
})

const Image = Schema.Struct({ url: text, alt: textOrNull, type: textOrNull })
const Marking = Schema.Struct({ agency: codeOrNull, qualifier: codeOrNull, codeListVersion: codeOrNull, code: text })
const Deposit = Schema.Struct({
  identification: Schema.Struct({ gtin: text }),
  quantity: Schema.Finite,
  description: text,
  salesPrice: Kronor,
  purchasePrice: nullable(Kronor),
  taxPercent: nullable(Schema.Finite)
})
const Nutrient = Schema.Struct({
  typeCode: text,
  unitOfMeasure: Schema.Finite,
  measurementPrecision: codeOrNull,
  value: Schema.Finite
})
const FoodAndBeverage = Schema.Struct({
  ingredientStatement: textOrNull,
  allergenInformation: nullable(list(Schema.Struct({ typeCode: text, levelOfContainment: Schema.Finite }))),
  nutrientInformations: nullable(list(Schema.Struct({ nutrients: list(Nutrient) })))
})

/** The 48 keys of a product; a missing value is null. */
export const WireProduct = Schema.Struct({
  id: text,
  gtin: text,
  sellable: Schema.Boolean,
  visible: Schema.Boolean,
  url: text,
  name: text,
  description: textOrNull,
  brand: textOrNull,
  superCategory: textOrNull,
  category: textOrNull,
  bfCategory: textOrNull,
  bfCategoryCode: textOrNull,
  country: anyJsonOrNull,
  countryOfOrigin: anyJsonOrNull,
  countryOfOriginIsoCode: codeOrNull,
  countryOfManufacture: anyJsonOrNull,
  provenanceStatement: textOrNull,
  activeSubstance: textOrNull,
  prescriptionFreeMedicine: nullable(Schema.Boolean),
  originStatement: anyJsonOrNull,
  recyclingInformation: anyJsonOrNull,
  storageInformation: textOrNull,
  descriptiveSize: textOrNull,
  netContent: measures,
  width: measures,
  height: measures,
  depth: measures,
  grossWeight: measures,
  markings: nullable(list(Marking)),
  tags: nullable(list(Schema.Struct({ namespace: text, name: text }))),
  images: nullable(list(Image)),
  searchKeywords: textsOrNull,
  sellingUnitOfMeasure: Schema.Literals([unitNumbers.piece, unitNumbers.kilogram]),
  handling: anyJsonOrNull,
  foodAndBeverageExtension: nullable(FoodAndBeverage),
  safetyDataSheetInformation: anyJsonOrNull,
  newProductFrom: textOrNull,
  newProductTo: textOrNull,
  sellableFrom: textOrNull,
  returnablePackageDepositInformation: nullable(list(Deposit)),
  maximumQuantity: nullable(Schema.Finite),
  marketingKeyWords: textsOrNull,
  relatedBfabid: textsOrNull,
  uniformResourceIdentifier: anyJsonOrNull,
  sortCountryInfo: anyJsonOrNull,
  validFrom: textOrNull,
  validTo: textOrNull,
  productStoreDetails: StoreDetails
})
export type WireProduct = typeof WireProduct.Type

/** The product fields that a card, a suggestion or a cart line reads. */
export const WireCard = Schema.Struct(
  Struct.pick(WireProduct.fields, [
    "id",
    "gtin",
    "sellable",
    "url",
    "name",
    "brand",
    "superCategory",
    "category",
    "descriptiveSize",
    "markings",
    "images",
    "sellingUnitOfMeasure",
    "newProductFrom",
    "newProductTo",
    "returnablePackageDepositInformation",
    "maximumQuantity",
    "productStoreDetails"
  ])
)
export type WireCard = typeof WireCard.Type

/** The product fields that the product page reads. */
export const WireDetails = Schema.Struct({
  ...WireCard.fields,
  ...Struct.pick(WireProduct.fields, [
    "description",
    "provenanceStatement",
    "storageInformation",
    "foodAndBeverageExtension",
    "prescriptionFreeMedicine",
    "activeSubstance",
    "countryOfOrigin",
    "safetyDataSheetInformation",
    "sortCountryInfo",
    "handling",
    "recyclingInformation"
  ])
})
export type WireDetails = typeof WireDetails.Type

/** The query parameter `fields` of calls that list products: 'card' requests only the fields of WireCard. Without it, or if a back end ignores it, products have all fields. */
export const FieldSelection = Schema.Literal("card")

export const Facet = Schema.Struct({
  name: text,
  options: list(Schema.Struct({ option: text, count: Schema.Finite, selected: Schema.Boolean }))
})

const listOf = <S extends Schema.Codec<unknown, unknown>>(item: S) =>
  Schema.Struct({
    items: list(item),
    facets: list(Facet),
    totalCount: Schema.Finite,
    pageSize: Schema.Finite,
    currentPage: Schema.Finite,
    totalPages: Schema.Finite
  })

export const WireProductList = listOf(WireProduct)
export const WireCardList = listOf(WireCard)
