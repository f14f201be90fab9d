import type { Unit } from "../catalogue/model.ts"
import { gramsInKilogram } from "../catalogue/quantity.ts"

/** The portions of a recipe unless the shopper chooses others (CONST-03). */
export const defaultPortions = 4
export const minPortions = 1
export const maxPortions = 12

const gramsInStep = 100

/** An ingredient's amount, and how many of its units one pack, or one kilogram, of its product holds. */
export interface IngredientAmount {
  readonly amount: number
  readonly contents: number
  readonly unit: Unit
}

/** Rounds up, but not because of the error of floating-point numbers. */
const roundUp = (value: number): number => Math.ceil(value - 1e-9)

/** The quantity of a product for a recipe: the fewest packs, or grams in steps of 100, that hold the ingredient of these portions. */
export const quantityForPortions = (
  { amount, contents, unit }: IngredientAmount,
  { portions, recipePortions }: { readonly portions: number; readonly recipePortions: number }
): number => {
  const needed = (amount * portions) / recipePortions / contents
  return unit === "kilogram"
    ? Math.max(1, roundUp((needed * gramsInKilogram) / gramsInStep)) * gramsInStep
    : Math.max(1, roundUp(needed))
}
