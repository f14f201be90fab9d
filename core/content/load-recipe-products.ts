import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { loadProducts } from "../catalogue/load-products.ts"
import type { CallContext } from "../contract/call.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { productsFailedMessage, RecipeProductsUnavailable, type RecipeNotFound } from "../recipes/errors.ts"
import { loadRecipeArticles } from "../recipes/load-recipe-articles.ts"
import type { IngredientProduct, VariantFlag } from "../recipes/model.ts"

export interface RecipeProductsInput {
  readonly recipeId: string
  readonly portions: number
  /** The flags of the variant. */
  readonly flags?: ReadonlyArray<VariantFlag>
}

/** The store number that means that no store is chosen: products have the default prices, which belong to no store. */
const noStoreNumber = "1"

/** Loads the products that the chosen store sells for the ingredients of a recipe (RECIPE-21, RECIPE-22). */
export const loadRecipeProducts = (
  input: RecipeProductsInput
): Effect.Effect<ReadonlyArray<IngredientProduct>, RecipeNotFound | RecipeProductsUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const { selection } = (yield* stateOf(assortmentState)).current()
    const articles = yield* loadRecipeArticles({ ...input, storeNumber: selection?.storeNumber ?? noStoreNumber })
    const ids = [...new Set(articles.flatMap(({ article }) => (article === null ? [] : [article.id])))]
    const products = yield* loadProducts(ids).pipe(
      Effect.mapError(() => new RecipeProductsUnavailable({ message: productsFailedMessage }))
    )
    const byId = new Map(products.map((product) => [product.id, product]))
    return articles.map(({ ingredient, atHome, article }) => {
      const product = article === null ? undefined : byId.get(article.id)
      return {
        ingredient,
        atHome,
        toBuy: article === null || product === undefined ? null : { product, quantity: article.quantity }
      }
    })
  })
