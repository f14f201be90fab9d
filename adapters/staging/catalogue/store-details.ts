import type { Schema } from "effect"
import { type ComparisonCode, type UnitCode, unitCodes } from "#core/catalogue/units.ts"
import type { StoreDetails, WirePriceJson, WirePromotionJson } from "#core/catalogue/wire.ts"
import { ore, type Ore, toKronor } from "#core/kernel/money.ts"
import { type JsonText, parseJsonText } from "../database/json-text.ts"

export type WireStoreDetailsJson = Schema.Codec.Encoded<typeof StoreDetails>

/** A store's data about a product; without a store the price is the shop's own. */
export interface StoreProductRow {
  readonly unit: UnitCode
  readonly comparison_amount: number | null
  readonly comparison_unit: ComparisonCode | null
  readonly price: Ore | null
  readonly promotions: JsonText<ReadonlyArray<WirePromotionJson>> | null
  readonly stock_status: string | null
  readonly available_from: string | null
  readonly available_to: string | null
}

/** The store number that means no store is selected. */
export const noStoreNumber = "1"

/** Separates the offers of one week, which last up to seven days and an hour when summer time ends, from longer ones. */
const longPromotionMs = 8 * 86_400_000

const priceOf = (
  { unit, comparison_amount: amount, comparison_unit: comparisonUnit }: StoreProductRow,
  price: Ore
): WirePriceJson => {
  const kronor = toKronor(price)
  if (unit === unitCodes.kilogram) return { price: kronor, unit, comparativePrice: kronor, comparativePriceUnit: unit }
  const comparativePrice = amount === null ? null : toKronor(ore(price / amount))
  return { price: kronor, unit, comparativePrice, comparativePriceUnit: comparisonUnit }
}

const isBetter = ({ priceDetails: promotedPrice }: WirePromotionJson, current: WirePriceJson): boolean =>
  promotedPrice.price < current.price ||
  (promotedPrice.comparativePrice !== null &&
    current.comparativePrice !== null &&
    promotedPrice.comparativePrice < current.comparativePrice)

/** Parses the stored promotions of a store's product. */
export const parsePromotions = (json: StoreProductRow["promotions"]): ReadonlyArray<WirePromotionJson> =>
  json === null ? [] : parseJsonText(json)

/** The promotions that are valid now and better than the store's price (PRODUCT-07), lowest price first. */
export const activePromotions = (storeProduct: StoreProductRow, now: number): ReadonlyArray<WirePromotionJson> => {
  if (storeProduct.promotions === null || storeProduct.price === null) return []
  const current = priceOf(storeProduct, storeProduct.price)
  return parsePromotions(storeProduct.promotions)
    .filter(
      (promotion) =>
        Date.parse(promotion.from) <= now && now <= Date.parse(promotion.to) && isBetter(promotion, current)
    )
    .toSorted((a, b) => a.priceDetails.price - b.priceDetails.price)
}

const pricesOf = (
  storeProduct: StoreProductRow,
  promotions: ReadonlyArray<WirePromotionJson>
): WireStoreDetailsJson["prices"] => {
  if (storeProduct.price === null) return null
  const price = priceOf(storeProduct, storeProduct.price)
  const [lowest = null] = promotions.flatMap(({ displayLowestPriceLast30Days: lowestPrice }) =>
    typeof lowestPrice === "number" ? [lowestPrice] : []
  )
  return {
    currentPrice: price,
    ordinaryPrice: price,
    memberPrice: null,
    promotions,
    activePromotion: promotions[0] ?? null,
    hasDiscount: promotions.some((promotion) => promotion.effectType === "PriceChangeAll"),
    hasPromotion: promotions.length > 0,
    displayLowestPriceLast30Days: lowest !== null,
    lowestPriceLast30Days: lowest
  }
}

export const storeDetails = (storeProduct: StoreProductRow, store: string, now: number): WireStoreDetailsJson => {
  const promotions = activePromotions(storeProduct, now)
  const isLong = (promotion: WirePromotionJson) =>
    Date.parse(promotion.to) - Date.parse(promotion.from) > longPromotionMs
  return {
    id: store,
    p_has_price: storeProduct.price !== null,
    p_availablefrom: storeProduct.available_from,
    p_availableto: storeProduct.available_to,
    p_has_current_week_only_discount: promotions.some((promotion) => !isLong(promotion)),
    p_has_long_time_discount: promotions.some(isLong),
    p_has_members_only_price: promotions.some((promotion) => promotion.membersOnly),
    prices: pricesOf(storeProduct, promotions),
    stockStatus: storeProduct.stock_status,
    availableFrom: storeProduct.available_from,
    availableTo: storeProduct.available_to
  }
}
