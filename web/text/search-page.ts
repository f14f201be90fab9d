import { noResults } from "./listing.ts"

/** 'Mjölk' as a heading of the result page. */
export const resultsFor = (query: string): string => `Sökresultat för ”${query}”`
export const hits = (count: number): string => (count === 1 ? "1 träff" : `${count} träffar`)
/** Read out when the result page has another answer. */
export const hitsFound = (count: number, kind: string): string => (count === 0 ? noResults : `${hits(count)}, ${kind}`)

export const noResultsAdvice = "Prova ett kortare ord, eller leta bland avdelningarna här nedanför."
export const noneLeft = "Inget passar alla filter. Ta bort något av dem."
export const departments = "Avdelningar"
export const lookingForPlace = "Letar du efter en butik eller din ort?"

/** Nothing has been asked yet, or a single letter. */
export const nothingAsked = "Vad letar du efter?"
/** A single letter, or signs alone. */
export const notSearchable = (query: string): string => `”${query}” går inte att söka på`
export const askAdvice = "Skriv minst två bokstäver i sökrutan: en vara, ett märke eller en streckkod."

/** The words as they stand have found nothing, so a near spelling was searched for. */
export const searchedInstead = (query: string, corrected: string): string => `Inga träffar på ”${query}”. Vi visar träffarna på ”${corrected}” i stället.`

/** The hits of another store than the one that is shopped in. */
export const hitsOfStore = (store: string): string => `Du ser träffarna i ${store}`
export const shoppingIn = (store: string): string => `Du handlar i ${store}. Sortiment och priser kan skilja sig.`
export const shoppingNowhere = "Välj butik för att handla. Sortiment och priser kan skilja sig mellan butikerna."
export const backToStore = (store: string): string => `Visa träffarna i ${store}`
export const unknownStore = "Butiken i länken går inte att handla i"
export const unknownStoreText = (store: string | null): string => (store === null ? "Du ser hela sortimentet i stället." : `Du ser träffarna i ${store} i stället.`)
/** The search takes its time. */
export const searching = "Söker …"
/** What is shown still answers the question before. */
export const updatingHits = "Uppdaterar träffarna …"
export const searchFailed = "Sökningen gick inte att göra just nu."
