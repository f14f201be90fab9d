import { productCount } from "./common.ts"

export const noResults = "Inga resultat hittades"
export const productsFailed = "Varorna gick inte att hämta just nu."
export const filters = "Filter"
export const closeFilters = "Stäng filtren"
export const showProducts = (count: number): string => `Visa ${productCount(count)}`
export const clearAll = "Rensa alla"
export const removeFilter = (name: string): string => `Ta bort filtret ${name}`
export const sort = "Sortera"

/** 'Visa fler (12)', with the number of hidden values. */
export const moreValues = (count: number): string => `Visa fler (${count})`
export const filterNames = {
  ProductMarkings: "Märkningar",
  Brands: "Varumärken",
  RecipeMarkings: "Märkningar",
  CookingTimes: "Tillagningstid",
  Type: "Typ"
} as const
/** In the order of the select (PCAT-09). */
export const sortNames = {
  relevance: "Relevans",
  p_price: "Lägsta pris",
  p_price_desc: "Högsta pris",
  p_comparison_price: "Lägsta jämförpris",
  p_name: "Namn A–Ö",
  p_name_desc: "Namn Ö–A",
  p_brand: "Varumärke A–Ö",
  p_brand_desc: "Varumärke Ö–A",
  p_bfcategorycode: "Kategori"
} as const
export const moreProductsFailedTryAgain = "Fler varor kunde inte hämtas. Försök igen."
export const moreProductsFailed = "Fler varor kunde inte hämtas."
export const loadMore = "Visa fler varor"
export const shownCount = (count: number, total: number): string => `Visar ${count} av ${total}`
