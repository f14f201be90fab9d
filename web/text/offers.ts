import { dayMonth } from "./dates.ts"

export const title = "Erbjudanden"
export const chooseStore = "Välj butik"
export const chooseStoreText = "Välj butik för att se aktuella erbjudanden"
export const thisWeek = "Denna vecka"
export const nextWeek = "Nästa vecka"

/** 'Gäller 24/11 till 30/11' from plain dates (OFFER-07). */
export const valid = (from: string, to: string): string => `Gäller ${dayMonth(from)} till ${dayMonth(to)}`
export const failed = "Något gick fel vid inladdning av sidan"
export const chooseStoreBanner = "För att se om erbjudandet gäller, välj butik"
export const notInStore = "Erbjudandet gäller ej vald butik"
export const included = "Varor som ingår"
export const leaflets = "Veckans reklamblad"
export const none = "Inga erbjudanden just nu"
