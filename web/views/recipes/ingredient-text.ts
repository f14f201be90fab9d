import { formatMeasure, fractionOf, kitchenMeasure, scaleAmount } from "#core/recipes/amounts.ts"
import type { Ingredient, VariantFlag } from "#core/recipes/model.ts"
import { nameInVariant } from "#core/recipes/rules.ts"

export interface IngredientText {
  /** '1 ½ dl'; '' for an ingredient without an amount. */
  readonly amount: string
  /** 'gula lökar, hackade'. */
  readonly name: string
}

const piece = "st"

/** The text of an ingredient, scaled from the recipe's portions to `portions`, in the variant with these flags. */
export const ingredientText = (
  ingredient: Pick<Ingredient, "name" | "plural" | "quantity" | "unit" | "note" | "substitutes">,
  { portions, recipePortions, flags }: { portions: number; recipePortions: number; flags: ReadonlyArray<VariantFlag> }
): IngredientText => {
  const { quantity, note } = ingredient
  const unit = ingredient.unit ?? piece
  const amount =
    quantity === null
      ? null
      : kitchenMeasure(scaleAmount(fractionOf(quantity), recipePortions, portions), unit, portions !== recipePortions)
  const isPlural = unit === piece && (amount?.value ?? 0) > 1
  const name = nameInVariant(ingredient, flags, isPlural)
  return { amount: amount === null ? "" : formatMeasure(amount), name: note === null ? name : `${name}, ${note}` }
}
