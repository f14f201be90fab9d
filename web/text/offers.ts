import { numericDayMonth } from "./dates.ts"

export const chooseStoreText = "Välj butik för att se aktuella erbjudanden"

export const failed = "Något gick fel vid inladdning av sidan"

export const weeks = "Vecka"
export const weekNames = { current: "Denna vecka", next: "Nästa vecka" } as const
/** Two dates, 'YYYY-MM-DD' (OFFER-07). */
export const validity = (from: string, to: string): string =>
  `Gäller ${numericDayMonth(from)} till ${numericDayMonth(to)}`
export const validFrom = (date: string): string => `Gäller från ${numericDayMonth(date)}`
export const offerCount = (count: number): string => `${count} ${count === 1 ? "erbjudande" : "erbjudanden"}`
export const noOffers = "Det finns inga erbjudanden här just nu."
export const showAll = "Visa alla erbjudanden"
export const loadMore = "Visa fler erbjudanden"
