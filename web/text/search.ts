export const didYouMean = "Menade du:"

/** The line for no hits and for a failed search alike (SEARCH-10). */
export const noHits = (query: string): string => `${query} gav tyvärr inga träffar`
/** A bar code that belongs to none of the goods. */
export const unknownCode = "Ingen vara med den streckkoden säljs här. Kontrollera siffrorna, eller sök på varans namn."
export const searchByName = "Rensa och sök på namn"

/** Tabs of the result page in their order (SEARCH-25 to SEARCH-30). */
export const kinds = {
  product: "Matvaror",
  cateredmeal: "Catering",
  recipe: "Recept",
  category: "Kategorier",
  store: "Butiker",
  page: "Sidor"
} as const
