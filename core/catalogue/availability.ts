import { addDays } from "../kernel/calendar.ts"
import type { Product } from "./model.ts"

/** Whether the product can be bought: its first day is tomorrow or earlier, and its last day is today or later (PRODUCT-03..05). `today` is 'YYYY-MM-DD'. */
export const isAvailable = (product: Pick<Product, "availableFrom" | "availableTo">, today: string): boolean =>
  (product.availableFrom === null || product.availableFrom <= today || product.availableFrom === addDays(today, 1)) &&
  (product.availableTo === null || product.availableTo >= today)

/** The year of the API's end date for products and meals without an end date. */
const endlessYear = "9999"

/** Whether there is an end date ('YYYY-MM-DD'): neither null nor the API's placeholder. */
export const isEndDate = (date: string | null): date is string => date !== null && !date.startsWith(endlessYear)

/** A limit of a product's availability: its first day ('from') or its last day ('to'; 'expired' when it has passed). `date` is 'YYYY-MM-DD'. */
export interface Availability {
  readonly type: "from" | "to" | "expired"
  readonly date: string
}

/** The limit of a product's availability that matters today ('YYYY-MM-DD'); null for a product that can be bought now and has no end date (PPAGE-19, -21, -23). */
export const availabilityOf = (
  product: Pick<Product, "availableFrom" | "availableTo">,
  today: string
): Availability | null => {
  const { availableFrom, availableTo } = product
  if (availableTo !== null && availableTo < today) return { type: "expired", date: availableTo }
  if (availableFrom !== null && !isAvailable(product, today)) return { type: "from", date: availableFrom }
  return isEndDate(availableTo) ? { type: "to", date: availableTo } : null
}

/** Whether the current time is between newProductFrom and newProductTo (PRODUCT-06). */
export const isNew = (product: Pick<Product, "newFrom" | "newTo">, now: number): boolean =>
  product.newFrom !== null &&
  product.newTo !== null &&
  Date.parse(product.newFrom) <= now &&
  now <= Date.parse(product.newTo)

/** Reads the age limit of 18 (PRODUCT-09) or 15 years from a product's markings; null when they state none. */
export const ageLimitOf = (markings: ReadonlyArray<string>): 15 | 18 | null =>
  markings.includes("RestrictedToSell18") ? 18 : markings.includes("RestrictedToSell15") ? 15 : null
