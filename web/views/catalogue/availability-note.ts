import { isAvailable } from "#core/catalogue/availability.ts"
import type { Product } from "#core/catalogue/model.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import * as text from "#web/text/product.ts"

export interface AvailabilityNote {
  readonly kind: "from" | "to" | "expired" | "limited"
  readonly label: string
}

/** The year of the API's date for products that stay in the assortment. */
const endless = "9999"

/** What a card and a page say about when a product can be bought; null when there is nothing to say (PPAGE-19, -21, -23, -24). */
export const availabilityNoteOf = (
  product: Pick<Product, "availableFrom" | "availableTo" | "limitedStock">,
  now: number
): AvailabilityNote | null => {
  const today = stockholmDate(now)
  const { availableFrom, availableTo } = product
  if (availableTo !== null && availableTo < today) return { kind: "expired", label: text.discontinued }
  if (availableFrom !== null && !isAvailable(product, today))
    return { kind: "from", label: text.backInStock(availableFrom) }
  if (availableTo !== null && !availableTo.startsWith(endless))
    return { kind: "to", label: text.availableUntil(availableTo) }
  return product.limitedStock ? { kind: "limited", label: text.limitedStock } : null
}
