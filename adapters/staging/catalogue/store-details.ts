import type { Schema } from "effect"
import type { StoreDetails } from "#core/catalogue/wire.ts"
import type { Ore } from "#core/kernel/money.ts"
import { toKronor } from "#core/kernel/money.ts"
import type { WirePrice, WirePromotion } from "../seed/model.ts"

export type WireStoreDetails = Schema.Codec.Encoded<typeof StoreDetails>

/** What a store knows of a product, from its shelf; with no store asked for the shop's own price stands for it. */
export interface OnShelf {
  readonly unit: "PCE" | "KGM"
  readonly comparison_amount: number | null
  readonly comparison_unit: string | null
  /** öre */
  readonly price: number | null
  /** WirePromotion[] as JSON. */
  readonly promotions: string | null
  readonly stock_status: string | null
  readonly available_from: string | null
  readonly available_to: string | null
}

/** The 'store' of prices that hold where none is chosen. */
export const noStore = "1"

const longTime = 8 * 86_400_000

const priceOf = ({ unit, comparison_amount: amount, comparison_unit: comparisonUnit }: OnShelf, price: number): WirePrice => ({
  price: toKronor(price as Ore),
  unit,
  comparativePrice: unit === "KGM" ? toKronor(price as Ore) : amount === null ? null : toKronor(Math.round(price / amount) as Ore),
  comparativePriceUnit: (unit === "KGM" ? "KGM" : comparisonUnit) as WirePrice["comparativePriceUnit"]
})

const isBetter = ({ priceDetails: offered }: WirePromotion, current: WirePrice): boolean =>
  offered.price < current.price ||
  (offered.comparativePrice !== null && current.comparativePrice !== null && offered.comparativePrice < current.comparativePrice)

/** The promotions of a shelf that hold now and are better than its price (PRODUCT-07), the lowest price first. */
export const promotionsNow = (shelf: OnShelf, now: number): ReadonlyArray<WirePromotion> => {
  if (shelf.promotions === null || shelf.price === null) return []
  const current = priceOf(shelf, shelf.price)
  return (JSON.parse(shelf.promotions) as ReadonlyArray<WirePromotion>)
    .filter((promotion) => Date.parse(promotion.from) <= now && now <= Date.parse(promotion.to) && isBetter(promotion, current))
    .toSorted((a, b) => a.priceDetails.price - b.priceDetails.price)
}

const pricesOf = (shelf: OnShelf, promotions: ReadonlyArray<WirePromotion>): WireStoreDetails["prices"] => {
  if (shelf.price === null) return null
  const price = priceOf(shelf, shelf.price)
  const lowest = promotions.find((promotion) => promotion.displayLowestPriceLast30Days !== null)?.displayLowestPriceLast30Days ?? null
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

export const storeDetails = (shelf: OnShelf, store: string, now: number): WireStoreDetails => {
  const promotions = promotionsNow(shelf, now)
  const isLong = (promotion: WirePromotion) => Date.parse(promotion.to) - Date.parse(promotion.from) > longTime
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
