/** Shown both for no hits and for a failed search (SEARCH-10). */
export const noHits = (query: string): string => `${query} gav tyvärr inga träffar`

/** For a barcode without a product. */
export const unknownCode = "Ingen vara med den streckkoden säljs här. Kontrollera siffrorna, eller sök på varans namn."
export const searchByName = "Rensa och sök på namn"
