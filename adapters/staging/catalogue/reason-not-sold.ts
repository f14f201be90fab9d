import { isAvailable } from "#core/catalogue/availability.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import type { Ore } from "#core/kernel/money.ts"

/** The columns that decide whether a store sells a product; without `available_from` the store does not have it. */
interface SaleConditions {
  readonly sellable: boolean
  readonly visible: boolean
  readonly price: Ore | null
  readonly available_from: string | null
  readonly available_to: string | null
}

/** Returns the reason why a product cannot be bought in the store now; null when it can. */
export const reasonNotSold = (product: SaleConditions | undefined, now: number): string | null => {
  if (product === undefined || !product.visible || product.available_from === null)
    return "The store does not have this product."
  if (!product.sellable) return "This product is not sold any more."
  if (product.price === null) return "This product has no price now."
  return isAvailable({ availableFrom: product.available_from, availableTo: product.available_to }, stockholmDate(now))
    ? null
    : "This product is not available now."
}
