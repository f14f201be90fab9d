import type { Ore } from "../kernel/money.ts"
import type { PriceVariant, Product, Promotion } from "./model.ts"

export const isCurrent = (promotion: Promotion, now: number): boolean =>
  Date.parse(promotion.from) <= now && now <= Date.parse(promotion.to)

/** Whether the promotion lowers the price or the comparison price (PRODUCT-07). */
export const isBetter = (promotion: Promotion, current: Ore, comparison: Ore | null): boolean =>
  promotion.unitPrice < current ||
  (promotion.comparisonPrice !== null && comparison !== null && promotion.comparisonPrice < comparison)

export const variantOf = (promotion: Promotion): PriceVariant =>
  promotion.isKlipp ? "klipp" : promotion.membersOnly ? "prio" : "campaign"

export interface Offer {
  readonly promotion: Promotion
  readonly variant: PriceVariant
}

/** The offers that are valid now and better than the current price, by their price of one, lowest first. */
export const offersOf = (product: Product, now: number): ReadonlyArray<Offer> => {
  const { price } = product
  if (price === null) return []
  return price.promotions
    .filter((promotion) => isCurrent(promotion, now) && isBetter(promotion, price.current, price.comparison))
    .toSorted((a, b) => a.unitPrice - b.unitPrice || a.minQuantity - b.minQuantity || (a.id < b.id ? -1 : 1))
    .map((promotion) => ({ promotion, variant: variantOf(promotion) }))
}

/** The offer that a price tag shows. */
export const offerOf = (product: Product, now: number): Offer | null => offersOf(product, now)[0] ?? null
