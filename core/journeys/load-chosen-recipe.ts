import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { NoStoreChosen } from "../cart/errors.ts"
import type { ChosenRecipe } from "../cart/model.ts"
import { stateOf } from "../kernel/state-of.ts"
import { RecipeNotFound } from "../recipes/errors.ts"
import { chosenRecipeItems, selectedByDefault } from "../recipes/product-selection.ts"
import { loadRecipes } from "../recipes/load-recipes.ts"
import { defaultPortions } from "../recipes/portions.ts"
import { loadRecipeProducts } from "../content/load-recipe-products.ts"

export interface LoadChosenRecipeInput {
  readonly recipeId: string
  /** 4 by default (CONST-03). */
  readonly portions?: number
}

/** Loads a recipe with all of its products that can be bought in the chosen store, except for those that most people have at home. */
export const loadChosenRecipe = Effect.fnUntraced(function* ({
  recipeId,
  portions = defaultPortions
}: LoadChosenRecipeInput) {
  const { selection } = (yield* stateOf(assortmentState)).current()
  if (selection === null) return yield* new NoStoreChosen()
  const [recipe] = yield* loadRecipes([recipeId])
  if (recipe === undefined) return yield* new RecipeNotFound()
  const products = yield* loadRecipeProducts({ recipeId, portions })
  return {
    recipeId,
    variantId: null,
    name: recipe.name,
    portions,
    flags: [],
    items: chosenRecipeItems(products, selectedByDefault(products))
  } satisfies ChosenRecipe
})
