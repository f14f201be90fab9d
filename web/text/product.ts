import type { Unit } from "#core/catalogue/model.ts"
import type { Ore } from "#core/kernel/money.ts"
import { formatAmount, formatPrice, formatShortPrice } from "#core/kernel/money.ts"
import { dayMonth } from "./dates.ts"

export const currency = "kr"
export const ordinaryPrice = "Ord pris"
export const ordinaryPriceSpoken = "ordinarie pris"
export const comparisonPrice = "Jfr pris"
export const comparisonPriceShort = "Jfr"
export const comparisonPriceSpoken = "jämförpris"
export const lowestPrice30Days = "30 dgr pris"
export const lowestPrice30DaysSpoken = "lägsta pris senaste 30 dagarna"
export const termsApply = "Villkor gäller"
export const approximately = "ca"

/** The word on the tag; a regular price has none (PRODUCT-11). */
export const variants = { klipp: "Klipp", prio: "Prio", campaign: "Kampanj" } as const

/** '2 för 35 kr' (PRODUCT-12). */
export const multiBuy = (count: number, total: Ore): string => `${count} för ${formatShortPrice(total)}`

/** '16,63 kr/l'. */
export const perUnit = (price: Ore, unit: string): string => `${formatPrice(price)}/${unit}`

/** '+pant 2 kr' (PRODUCT-15). */
export const plusDeposit = (deposit: Ore): string => `+pant ${formatShortPrice(deposit)}`
export const priceSpoken = (price: Ore, unit: string): string => `${formatAmount(price)} kronor per ${unit === "kg" ? "kilo" : "styck"}`

export const unavailableOnline = "Ej tillgänglig online"
export const backInStock = (date: string): string => `Åter i lager ${dayMonth(date)}`
export const availableUntil = (date: string): string => `Tillgänglig till ${dayMonth(date)}`
export const expired = "Utgått"
export const soldOut = "Tillfälligt slut"
export const limitedStock = "Begr. tillgänglighet"
export const limitedStockNote = "Vara är begränsad och kontroll av tillgänglighet görs i kassan"
export const newProduct = "Nyhet"
export const age = (years: 15 | 18): string => `${years} år`
export const identification = "Legitimation krävs"
export const medicine = "Receptfritt läkemedel"

export const addFavourite = "Lägg till favorit"
export const removeFavourite = "Ta bort favorit"
export const information = "Produktinformation"
export const ingredients = "Ingredienser"
export const allergens = "Allergener"
export const contains = "Innehåller"
export const mayContain = "Kan innehålla spår av"
export const nutrition = "Näringsvärde"
export const nutritionPer = (unit: "g" | "ml"): string => `Per 100 ${unit}`
export const storage = "Förvaring"
export const usage = "Användning"
export const origin = "Ursprung"
export const maker = "Tillverkare"
export const netAmount = "Nettoinnehåll"
export const recycling = "Återvinning"
export const activeSubstance = "Verksamt ämne"
export const hazards = "Faroupplysningar"
export const articleNumber = "Artikelnummer"
export const shelfLife = "Hållbarhet"
export const shelfLifeDays = (minimum: number, average: number): string => `Minst ${minimum} dagar, i snitt ${average} dagar`
export const similar = "Liknande varor"
export const recommended = "Passar bra till"
export const sameOffer = "Fler varor i erbjudandet"
export const markings = "Märkningar"

export const promotionTerms = "Villkor för erbjudandet"
export const maxPerReceipt = (max: number, unit: Unit): string => `Högst ${max} ${unit === "kilogram" ? "kg" : "köp"} per kvitto`
export const minimumPurchase = (amount: Ore): string => `Gäller vid köp av andra varor för minst ${formatShortPrice(amount)}`
export const validBetween = (from: string, to: string): string => `Gäller ${dayMonth(from)}–${dayMonth(to)}`
export const membersOnly = "Gäller dig som är Prio-kund"
export const perItem = "st"
export const units = { piece: "st", kg: "kg", litre: "l", wash: "tvätt", dose: "dos" } as const
