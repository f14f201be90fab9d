import { isAvailable, isEndDate } from "#core/catalogue/availability.ts"
import type { Product } from "#core/catalogue/model.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import * as text from "#web/text/product.ts"

export interface AvailabilityNote {
  readonly kind: "from" | "to" | "expired" | "limited"
  readonly label: string
}

/** The note on a product's availability; null for a product that is always available (PPAGE-19, -21, -23, -24). */
export const availabilityNoteOf = (
  product: Pick<Product, "availableFrom" | "availableTo" | "limitedStock">,
  now: number
): AvailabilityNote | null => {
  const today = stockholmDate(now)
  const { availableFrom, availableTo } = product
  if (availableTo !== null && availableTo < today) return { kind: "expired", label: text.discontinued }
  if (availableFrom !== null && !isAvailable(product, today))
    return { kind: "from", label: text.backInStock(availableFrom) }
  if (isEndDate(availableTo)) return { kind: "to", label: text.availableUntil(availableTo) }
  return product.limitedStock ? { kind: "limited", label: text.limitedStock } : null
}
