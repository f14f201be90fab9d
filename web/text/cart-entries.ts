import type { BasketName } from "#core/cart/model.ts"
import type { CateringUnit } from "#core/catering/model.ts"

export const recipesSection = "Recept"
export const cateringSection = "Catering"

/** The names of the two recipe baskets. */
export const baskets: Readonly<Record<BasketName, string>> = {
  receptkassen: "Receptkassen",
  flexkassen: "Flexkassen"
}

/** The label of a meal's quantity, and the unit after it (PRODUCT-16, PRODUCT-17). */
export const mealUnits: Readonly<Record<CateringUnit, { readonly label: string; readonly unit: string }>> = {
  "per styck": { label: "Antal", unit: "st" },
  "per person": { label: "Portioner", unit: "portioner" }
}

/** '4 st', '10 portioner'. */
export const mealQuantity = (quantity: number, unit: CateringUnit): string => `${quantity}\u00a0${mealUnits[unit].unit}`
export const side = (name: string): string => `Tillbehör: ${name}`
export const removeLabel = (name: string): string => `Ta bort, ${name}`
export const removeBag = (name: string): string => `Ta bort ${name} med alla recept`
export const increaseMeal = (label: string, name: string): string => `Öka ${label.toLocaleLowerCase("sv")}, ${name}`
export const decreaseMeal = (label: string, name: string): string => `Minska ${label.toLocaleLowerCase("sv")}, ${name}`

export const entryNotFound = "Det finns inte längre i varukorgen."
export const recipeNotFound = "Receptet finns inte längre."
