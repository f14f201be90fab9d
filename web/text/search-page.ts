import { noResults } from "./listing.ts"

/** The heading of the result page. */
export const resultsFor = (query: string): string => `Sökresultat för ”${query}”`
export const hits = (count: number): string => (count === 1 ? "1 träff" : `${count} träffar`)
/** Announced when the result page has new hits. */
export const hitsFound = (count: number, kind: string): string => (count === 0 ? noResults : `${hits(count)}, ${kind}`)

export const noResultsAdvice = "Prova ett kortare ord, eller leta bland avdelningarna här nedanför."
export const noFilteredHits = "Inget passar alla filter. Ta bort något av dem."
export const departments = "Avdelningar"
export const lookingForPlace = "Letar du efter en butik eller din ort?"

/** For an empty query. */
export const emptyQuery = "Vad letar du efter?"
/** For a single letter, or punctuation only. */
export const notSearchable = (query: string): string => `”${query}” går inte att söka på`
export const queryAdvice = "Skriv minst två bokstäver i sökrutan: en vara, ett märke eller en streckkod."

/** For a query without hits whose correction was searched for. */
export const searchedInstead = (query: string, corrected: string): string =>
  `Inga träffar på ”${query}”. Vi visar träffarna på ”${corrected}” i stället.`

/** For the hits of another store than the selected one. */
export const hitsOfStore = (store: string): string => `Du ser träffarna i ${store}`
export const shoppingIn = (store: string): string => `Du handlar i ${store}. Sortiment och priser kan skilja sig.`
export const noStoreSelected = "Välj butik för att handla. Sortiment och priser kan skilja sig mellan butikerna."
export const backToStore = (store: string): string => `Visa träffarna i ${store}`
export const unknownStore = "Butiken i länken går inte att handla i"
export const unknownStoreText = (store: string | null): string =>
  store === null ? "Du ser hela sortimentet i stället." : `Du ser träffarna i ${store} i stället.`
/** Shown when a search takes long. */
export const searching = "Söker …"
/** Shown while the visible hits belong to the previous query. */
export const updatingHits = "Uppdaterar träffarna …"
export const searchFailed = "Sökningen gick inte att göra just nu."
