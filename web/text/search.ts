export const didYouMean = "Menade du:"

/** The line for no hits and for a failed search alike (SEARCH-10). */
export const noHits = (query: string): string => `${query} gav tyvärr inga träffar`

/** Tabs of the result page in their order (SEARCH-25 to SEARCH-30). */
export const kinds = {
  product: "Matvaror",
  cateredmeal: "Catering",
  recipe: "Recept",
  category: "Kategorier",
  store: "Butiker",
  page: "Sidor"
} as const
