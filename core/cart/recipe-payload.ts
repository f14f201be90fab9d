import { cartUnits } from "../catalogue/units.ts"
import type { RecipePayload } from "./recipes-and-meals-api.ts"
import type { ChosenRecipe } from "./model.ts"

/** Converts a recipe to the format in which it is sent to the cart. */
export const recipePayload = ({ recipeId, variantId, name, portions, flags, items }: ChosenRecipe): RecipePayload => ({
  name,
  recipeId,
  variantId,
  numberOfMeals: portions,
  lactoseFree: flags.includes("lactoseFree"),
  glutenFree: flags.includes("glutenFree"),
  vegetarian: flags.includes("vegetarian"),
  vegan: flags.includes("vegan"),
  items: items.map(({ gtin, itemNo, name: itemName, unit, quantity }) => ({
    name: itemName,
    gtin,
    itemNo,
    quantity: { value: quantity, unit: cartUnits[unit] },
    countryOfOrigin: null
  }))
})
