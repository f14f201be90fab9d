import type { Unit } from "#core/catalogue/model.ts"
import { unitNames } from "#core/catalogue/units.ts"
import { formatShortPrice, type Ore } from "#core/kernel/money.ts"
import { numericDayMonth } from "./dates.ts"

/** 'Mellanmjölk Arla 1,5 l'. */
export const productTitle = (product: {
  readonly name: string
  readonly brand: string | null
  readonly size: string | null
}): string => [product.name, product.brand, product.size].filter(Boolean).join(" ")

export const limitedStockNote = "Vara är begränsad och kontroll av tillgänglighet görs i kassan"
export const identification = "Legitimation krävs"
export const medicine = "Receptfritt läkemedel"
export const similar = "Liknande varor"
export const recommended = "Andra köper också"
export const sameOffer = "Fler varor i samma erbjudande"
export const showOffer = "Visa erbjudandet"

export const showMoreProducts = (count: number): string => `Visa ${count} till`

export const maxPerReceipt = (max: number, unit: Unit): string =>
  `Högst ${max} ${unit === "kilogram" ? unitNames.kilogram : "köp"} per kvitto`

export const minimumPurchase = (amount: Ore): string =>
  `Gäller vid köp av andra varor för minst ${formatShortPrice(amount)}`

/** Two dates, 'YYYY-MM-DD'. */
export const validBetween = (from: string, to: string): string =>
  `Gäller ${numericDayMonth(from)}–${numericDayMonth(to)}`

export const membersOnly = "Gäller dig som är Prio-kund"
