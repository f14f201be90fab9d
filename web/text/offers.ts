import type { Ore } from "#core/kernel/money.ts"
import { formatShortPrice } from "#core/kernel/money.ts"
import { numericDayMonth } from "./dates.ts"

export const chooseStoreText = "Välj butik för att se aktuella erbjudanden"

export const failed = "Något gick fel vid inladdning av sidan"

export const offerNotFound = "Det finns inget sådant erbjudande."

export const noStoreForOffer = "För att se om erbjudandet gäller, välj butik"
export const otherStore = "Erbjudandet gäller ej vald butik"
export const ended = "Erbjudandet har gått ut"
export const coming = (date: string): string => `Erbjudandet gäller från ${numericDayMonth(date)}`
export const seeCurrent = "Se veckans erbjudanden"
export const includedProducts = "Varor i erbjudandet"
export const noProducts = "Varorna i erbjudandet säljs inte i vald butik just nu."
export const saving = (amount: Ore): string => `Du sparar ${formatShortPrice(amount)}`
export const plusDeposit = "Pant tillkommer"

export const leaflets = "Reklamblad och häften"
export const leafletsFailed = "Det gick inte att hämta reklambladen."
export const leafletTitles = { current: "Veckans reklamblad", next: "Nästa veckas reklamblad" } as const
export const leafletStore = (name: string): string => `Erbjudanden i ${name}`
export const otherOffers = "Övrigt"
export const printLeaflet = "Skriv ut"

export const fetching = "Hämtar erbjudanden"

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
