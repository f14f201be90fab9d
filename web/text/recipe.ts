import { recipeCount } from "./recipe-card.ts"
import type { Unit } from "#core/catalogue/model.ts"
import { formatQuantity, unitNames } from "#core/catalogue/units.ts"

export const allRecipes = "Alla recept"

export const portionsLabel = "Portioner"
export const fewerPortions = "Färre portioner"
export const morePortions = "Fler portioner"
export const variantsLabel = "Anpassa receptet"

export const ingredients = "Ingredienser"
export const instructions = "Gör så här"
export const tip = "Tips"
export const products = "Varor till receptet"
export const productsNote = "Bocka ur det du redan har. Resten läggs i varukorgen på en gång."
export const total = "Summa"
export const atHome = "Hemma"
/** '2 st', '0,6 kg', of a product. */
export const quantity = (value: number, unit: Unit): string => `${formatQuantity(value)}\u00a0${unitNames[unit]}`
export const neededFor = (ingredient: string): string => `till ${ingredient}`

/** The mark of a missing ingredient (RECIPE-36). */
export const missing = "Saknas i vald butik"
/** The notice that some ingredients are missing (RECIPE-35). */
export const missingNotice =
  "Just nu saknas några ingredienser i receptet. Du kan lägga till resten och komplettera med en annan vara."

export const listFailed = "Det går inte att hämta recepten just nu."
export const categoryNotConfigured = "Sidan innehåller fel, receptkategorin saknas."
export const productsFailed = "Det gick inte att hämta artiklarna för detta recept."
export const updating = "Uppdaterar varorna"
/** Announced after an addition. */
export const added = (name: string): string => `${name} ligger i varukorgen.`
export const changeDelivery = "Receptets varor körs inte hem till dig. Byt leveranssätt för att lägga till dem."

export const print = "Skriv ut"
export const cookingTime = "Tid"
export const energy = "Energi"
export const kilocalories = (value: number): string => `${value} kcal/portion`
export const sourceOf = (source: string): string => `Källa: ${source}`
export const moreRecipes = "Fler recept"

/** The names of the filters that are on or off. */
export const switches = {
  discountonly: "Erbjudande",
  currentweekdiscountonly: "Veckans pris",
  longtimediscountonly: "Lågt pris länge",
  bargainonly: "Klipp",
  memberpriceonly: "Prio-pris"
} as const
export const priceOnly = "Alla varor i butiken"
export const offersFilter = "Erbjudanden"
export const categoriesFilter = "Kategorier"
export const sortNames = {
  relevance: "Relevans",
  name: "Namn A–Ö",
  name_desc: "Namn Ö–A",
  price: "Lägsta pris",
  price_desc: "Högsta pris"
} as const
export const loadMore = "Visa fler recept"
export const moreRecipesShown = (count: number): string => `${recipeCount(count)} till visas.`
export const noHits = "Inga recept stämmer med filtren"
export const showAll = "Visa alla recept"
