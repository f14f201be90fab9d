import { dayMonth } from "./dates.ts"

export const all = "All Catering"
export const chooseVariant = "Välj variant"
export const chooseSide = "Välj tillbehör"
export const sideMissing = "Välj ett tillbehör"
export const unitLabel = { perPerson: "Portioner", perPiece: "Antal" } as const
export const unitShort = { perPerson: "portioner", perPiece: "st" } as const
export const buyNow = (date: string): string => `Köp nu, hämta från ${dayMonth(date)}`
export const buyBefore = (date: string): string => `Köp senast ${dayMonth(date)}`
export const orderBetween = (min: number, max: number | undefined): string =>
  max === undefined ? `Minst ${min}` : `Minst ${min}, högst ${max}`
export const allergens = "Allergener"
export const included = "Det här ingår"
