import { addDays } from "../kernel/calendar.ts"
import type { Product } from "./model.ts"

/** PRODUCT-03..05: from not later than tomorrow, and no end or an end that has not passed. `today` is 'YYYY-MM-DD'. */
export const isAvailable = (product: Pick<Product, "availableFrom" | "availableTo">, today: string): boolean =>
  (product.availableFrom === null || product.availableFrom <= addDays(today, 1)) && (product.availableTo === null || product.availableTo >= today)

/** PRODUCT-06: the current time lies between newProductFrom and newProductTo. */
export const isNew = (product: Pick<Product, "newFrom" | "newTo">, now: number): boolean =>
  product.newFrom !== null && product.newTo !== null && Date.parse(product.newFrom) <= now && now <= Date.parse(product.newTo)

/** PRODUCT-09, and its younger sibling. */
export const ageLimitOf = (markings: ReadonlyArray<string>): 15 | 18 | null =>
  markings.includes("RestrictedToSell18") ? 18 : markings.includes("RestrictedToSell15") ? 15 : null
