import type { Ore } from "#core/kernel/money.ts"
import { formatShortPrice } from "#core/kernel/money.ts"

export const ingredients = "Ingredienser"
export const instructions = "Gör så här"
export const tips = "Tips"
export const portionsLabel = "Portioner"
export const fewerPortions = "Färre portioner"
export const morePortions = "Fler portioner"
export const portions = (count: number): string => (count === 1 ? "1 portion" : `${count} portioner`)
export const pricePerPortion = (price: Ore): string => `Pris ca. ${formatShortPrice(price)}/portion`
/** '1 recept', '3 recept'. */
export const recipes = (count: number): string => `${count} recept`
export const minutes = (count: number): string => `${count} min`
export const variants = { glutenFree: "Glutenfri", lactoseFree: "Laktosfri", vegan: "Vegan", vegetarian: "Vegetarisk" } as const
export const atHome = "Hemma"
export const missingHere = "Saknas i vald butik"
export const someMissing = "Just nu saknas några ingredienser i receptet. Välj egna varor i stället eller prova en annan butik."
export const addChosen = (count: number): string => (count === 1 ? "Lägg till 1 vara" : `Lägg till ${count} varor`)
export const listFailed = "Det går inte att hämta recepten just nu."
export const notConfigured = "Sidan innehåller fel, receptkategorin saknas."
export const articlesFailed = "Det gick inte att hämta artiklarna för detta recept."
export const articlesFailedInternal = "Failed to load recipe articles. Please try again."
export const productsFailedInternal = "Failed to fetch products"
export const print = "Skriv ut"
export const tonight = "Recept för i kväll"
