import type { Product, Unit } from "../catalogue/model.ts"
import { gramsInKilogram, gramsOf } from "../catalogue/weight.ts"
import { type Ore, ore, share } from "../kernel/money.ts"
import type { Ingredient, VariantFlag } from "./model.ts"

const gramsInStep = 100

/** An ingredient's amount, and the content of one pack or one kilogram of its product in the same unit. */
export interface IngredientAmount {
  readonly amount: number
  readonly contents: number
  readonly unit: Unit
}

/** Rounds up, ignoring floating-point errors. */
const roundUp = (value: number): number => Math.ceil(value - 1e-9)

/** The quantity of a product for a recipe, in packs or grams: the fewest packs, or steps of 100 g, that contain the ingredient for these portions. */
export const quantityForPortions = (
  { amount, contents, unit }: IngredientAmount,
  { portions, recipePortions }: { readonly portions: number; readonly recipePortions: number }
): number => {
  const neededUnits = (amount * portions) / recipePortions / contents
  return unit === "kilogram"
    ? Math.max(1, roundUp((neededUnits * gramsInKilogram) / gramsInStep)) * gramsInStep
    : Math.max(1, roundUp(neededUnits))
}

/** The price of a quantity in packs or kilograms; a product sold by weight is priced by its grams divided by 1000 (RECIPE-40). */
export const priceOfQuantity = (unit: Unit, price: Ore, quantity: number): Ore =>
  unit === "kilogram" ? share(price, gramsOf(quantity), gramsInKilogram) : ore(price * quantity)

/** The price of one portion (RECIPE-37). */
export const portionPrice = (total: Ore, portions: number): Ore => share(total, 1, portions)

/** Whether a product of a recipe can be added to the cart. */
export const canBeBought = ({ sellable, price }: Pick<Product, "sellable" | "price">): boolean =>
  sellable && price !== null

/** The name of an ingredient, or of its substitute, in a variant. */
export const nameInVariant = (
  { name, plural, substitutes }: Pick<Ingredient, "name" | "plural" | "substitutes">,
  flags: ReadonlyArray<VariantFlag>,
  isPlural: boolean
): string => {
  const substitute = substitutes.find(
    ({ flags: variantFlags }) =>
      variantFlags.length === flags.length && variantFlags.every((flag) => flags.includes(flag))
  )
  return substitute?.name ?? (isPlural ? plural : name)
}
