import type { Schema } from "effect"
import type { ComparisonCode, UnitCode } from "#core/catalogue/units.ts"
import type { StoreDetails, WirePrice, WirePromotion } from "#core/catalogue/wire.ts"
import { ore, type Ore, toKronor } from "#core/kernel/money.ts"
import { type JsonText, parseJsonText } from "../database/json-text.ts"

export type WireStoreDetails = Schema.Codec.Encoded<typeof StoreDetails>

/** The store's data of a product; without a store the price is the shop's own. */
export interface ShelfRow {
  readonly unit: UnitCode
  readonly comparison_amount: number | null
  readonly comparison_unit: ComparisonCode | null
  readonly price: Ore | null
  readonly promotions: JsonText<ReadonlyArray<WirePromotion>> | null
  readonly stock_status: string | null
  readonly available_from: string | null
  readonly available_to: string | null
}

/** The store number that means no store is selected. */
export const noStore = "1"

/** ms */
const longPromotion = 8 * 86_400_000

const priceOf = (
  { unit, comparison_amount: amount, comparison_unit: comparisonUnit }: ShelfRow,
  price: Ore
): WirePrice => ({
  price: toKronor(price),
  unit,
  comparativePrice: unit === "KGM" ? toKronor(price) : amount === null ? null : toKronor(ore(price / amount)),
  comparativePriceUnit: unit === "KGM" ? "KGM" : comparisonUnit
})

const isBetter = ({ priceDetails: promoted }: WirePromotion, current: WirePrice): boolean =>
  promoted.price < current.price ||
  (promoted.comparativePrice !== null &&
    current.comparativePrice !== null &&
    promoted.comparativePrice < current.comparativePrice)

/** Parses the stored promotions of a shelf. */
export const parsePromotions = (json: ShelfRow["promotions"]): ReadonlyArray<WirePromotion> =>
  json === null ? [] : parseJsonText(json)

/** The promotions that are valid now and better than the shelf's price (PRODUCT-07), lowest price first. */
export const activePromotions = (shelf: ShelfRow, now: number): ReadonlyArray<WirePromotion> => {
  if (shelf.promotions === null || shelf.price === null) return []
  const current = priceOf(shelf, shelf.price)
  return parsePromotions(shelf.promotions)
    .filter(
      (promotion) =>
        Date.parse(promotion.from) <= now && now <= Date.parse(promotion.to) && isBetter(promotion, current)
    )
    .toSorted((a, b) => a.priceDetails.price - b.priceDetails.price)
}

const pricesOf = (shelf: ShelfRow, promotions: ReadonlyArray<WirePromotion>): WireStoreDetails["prices"] => {
  if (shelf.price === null) return null
  const price = priceOf(shelf, shelf.price)
  const [lowest = null] = promotions.flatMap(({ displayLowestPriceLast30Days: price }) =>
    typeof price === "number" ? [price] : []
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

export const storeDetails = (shelf: ShelfRow, store: string, now: number): WireStoreDetails => {
  const promotions = activePromotions(shelf, now)
  const isLong = (promotion: WirePromotion) => Date.parse(promotion.to) - Date.parse(promotion.from) > longPromotion
  return {
    id: store,
    p_has_price: shelf.price !== null,
    p_availablefrom: shelf.available_from,
    p_availableto: shelf.available_to,
    p_has_current_week_only_discount: promotions.some((promotion) => !isLong(promotion)),
    p_has_long_time_discount: promotions.some(isLong),
    p_has_members_only_price: promotions.some((promotion) => promotion.membersOnly),
    prices: pricesOf(shelf, promotions),
    stockStatus: shelf.stock_status,
    availableFrom: shelf.available_from,
    availableTo: shelf.available_to
  }
}
