import { type Availability, availabilityOf } from "#core/catalogue/availability.ts"
import type { Product } from "#core/catalogue/model.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import * as text from "#web/text/product.ts"

export interface AvailabilityNote {
  readonly kind: Availability["type"] | "limited"
  readonly label: string
}

const labels: Readonly<Record<Availability["type"], (date: string) => string>> = {
  expired: () => text.discontinued,
  from: text.backInStock,
  to: text.availableUntil
}

/** The note on a product's availability; null for a product that is always available and not limited (PPAGE-19, -21, -23, -24). */
export const availabilityNoteOf = (
  product: Pick<Product, "availableFrom" | "availableTo" | "hasLimitedStock">,
  now: number
): AvailabilityNote | null => {
  const availability = availabilityOf(product, stockholmDate(now))
  if (availability !== null) return { kind: availability.type, label: labels[availability.type](availability.date) }
  return product.hasLimitedStock ? { kind: "limited", label: text.limitedStock } : null
}
