export const didYouMean = "Menade du:"

/** Tabs of the result page in their order (SEARCH-25 to SEARCH-30). */
export const typeNames = {
  product: "Matvaror",
  cateredmeal: "Catering",
  recipe: "Recept",
  category: "Kategorier",
  store: "Butiker",
  page: "Sidor"
} as const
