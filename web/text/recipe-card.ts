import { formatPrice, type Ore } from "#core/kernel/money.ts"
import type { DietaryFlag, RecipeMarking } from "#core/recipes/model.ts"
import { defaultPortions } from "#core/recipes/portions.ts"

/** '1 recept', '3 recept'. */
export const recipeCount = (count: number): string => `${count} recept`

export const showRecipes = (count: number): string => `Visa ${recipeCount(count)}`
export const minutes = (count: number): string => `${count} min`

export const flags: Readonly<Record<DietaryFlag, string>> = {
  organic: "Ekologisk",
  vegetarian: "Vegetarisk",
  lactoseFree: "Laktosfri",
  glutenFree: "Glutenfri",
  vegan: "Vegansk"
}

/** '1 portion', '4 portioner'. */
export const portionCount = (count: number): string => (count === 1 ? "1 portion" : `${count} portioner`)

/** The portions of a recipe on a card (RECIPE-39). */
export const cardPortions = portionCount(defaultPortions)

export const markings: Readonly<Record<RecipeMarking, string>> = { quick: "Snabblagat", ...flags }

export const markingsLabel = "Märkningar"

/** 'Pris ca. 24,50 kr/portion' (RECIPE-38). */
export const perPortion = (price: Ore): string => `Pris ca. ${formatPrice(price)}/portion`
