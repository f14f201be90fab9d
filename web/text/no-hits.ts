/** The line for no hits and for a failed search alike (SEARCH-10). */
export const noHits = (query: string): string => `${query} gav tyvärr inga träffar`

/** A bar code that belongs to none of the goods. */
export const unknownCode = "Ingen vara med den streckkoden säljs här. Kontrollera siffrorna, eller sök på varans namn."
export const searchByName = "Rensa och sök på namn"
