import type { CateringUnit } from "#core/catering/model.ts"
import { formatShortPrice, type Ore } from "#core/kernel/money.ts"
import type { MealAvailability } from "#core/catering/rules.ts"
import { mealQuantity } from "./cart-entries.ts"
import { numericDayMonth } from "./dates.ts"
import { discontinued } from "./product.ts"

/** '1 rätt', '3 rätter'. */
export const mealCount = (count: number): string => (count === 1 ? "1 rätt" : `${count} rätter`)

const units: Readonly<Record<CateringUnit, string>> = { "per person": "portion", "per styck": "st" }

/** '99 kr/portion', 'Från 289 kr/st' when variants differ. */
export const unitPrice = (price: Ore, unit: CateringUnit, varies = false): string =>
  `${varies ? "Från " : ""}${formatShortPrice(price)}/${units[unit]}`

export const chooseVariant = "Välj variant"
export const chooseSide = "Välj tillbehör"
export const chooseSize = "Välj storlek"
/** Shown while a side must still be chosen (CATERING-11). */
export const sideMissing = "Välj ett tillbehör"
export const showPrice = "Visa pris"

/** '8 portioner', '2 st'. */
export const size = mealQuantity

/** The smallest and the largest quantity, beside the stepper, which names the unit: 'Minst 8 per beställning', '4–40 per beställning'. */
export const limits = (from: number, to: number): string =>
  `${Number.isFinite(to) ? `${from}–${to}` : `Minst ${from}`} per beställning`

/** The name of a variant as an option of a select: 'Lammytterfilé' for 'lammytterfilé'. */
export const variantLabel = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** From when a meal can be picked up, or until when it can be ordered (PPAGE-20, PPAGE-22). */
export const availability = ({ kind, date }: MealAvailability): string => {
  if (kind === "expired") return discontinued
  return kind === "from" ? `Köp nu, hämta från ${numericDayMonth(date)}` : `Köp senast ${numericDayMonth(date)}`
}

export const notPrepared = "Butiken du har valt har inget kök för catering."
export const pickupNote = "Datum och tid för hämtning eller leverans väljer du i kassan."
export const added = (name: string): string => `${name} ligger i varukorgen.`
export const moreMeals = "Mer från köket"
export const seeAll = "Visa alla"

export const allergens = "Allergener"
export const details = {
  contents: "Det här ingår",
  ingredients: "Ingredienser",
  storage: "Förvaring",
  freshness: "Hållbarhet",
  other: "Bra att veta"
} as const

export const listFailed = "Det går inte att hämta cateringen just nu."
export const mealNotFound = "Rätten finns inte längre."
