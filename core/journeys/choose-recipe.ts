import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { NoStoreChosen } from "../cart/errors.ts"
import type { ChosenRecipe } from "../cart/model.ts"
import { loadProducts } from "../catalogue/load-products.ts"
import { stateOf } from "../kernel/state-of.ts"
import { RecipeNotFound } from "../recipes/errors.ts"
import { loadRecipeArticles } from "../recipes/load-recipe-articles.ts"
import { loadRecipes } from "../recipes/load-recipes.ts"
import { defaultPortions } from "../recipes/rules.ts"

export interface ChooseRecipeInput {
  readonly recipeId: string
  /** 4 by default (CONST-03). */
  readonly portions?: number
}

/** Loads a recipe with all of its products that can be bought in the chosen store. */
export const chooseRecipe = Effect.fnUntraced(function* ({ recipeId, portions = defaultPortions }: ChooseRecipeInput) {
  const { selection } = (yield* stateOf(assortmentState)).current()
  if (selection === null) return yield* new NoStoreChosen()
  const [recipe] = yield* loadRecipes([recipeId])
  if (recipe === undefined) return yield* new RecipeNotFound()
  const quantities = yield* loadRecipeArticles({ recipeId, storeNumber: selection.storeNumber, portions })
  const products = yield* loadProducts([...quantities.keys()])
  return {
    recipeId,
    variantId: null,
    name: recipe.name,
    portions,
    flags: [],
    items: products.flatMap(({ id, gtin, name, unit, sellable, price }) =>
      sellable && price !== null ? [{ gtin, itemNo: id, name, unit, quantity: quantities.get(id) ?? 0 }] : []
    )
  } satisfies ChosenRecipe
})
