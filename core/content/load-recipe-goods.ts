import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { loadProducts } from "../catalogue/load-products.ts"
import type { CallContext } from "../contract/call.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { productsFailedMessage, RecipeGoodsUnavailable, type RecipeNotFound } from "../recipes/errors.ts"
import { loadRecipeArticles } from "../recipes/load-recipe-articles.ts"
import type { IngredientGoods, VariantFlag } from "../recipes/model.ts"

export interface RecipeGoodsInput {
  readonly recipeId: string
  readonly portions: number
  /** The flags of the variant. */
  readonly flags?: ReadonlyArray<VariantFlag>
}

/** The store number that means no store is chosen: products have the shop's own prices. */
const noStoreNumber = "1"

/** Loads what is bought for each ingredient of a recipe in the chosen store, with the products (RECIPE-21, RECIPE-22). */
export const loadRecipeGoods = (
  input: RecipeGoodsInput
): Effect.Effect<ReadonlyArray<IngredientGoods>, RecipeNotFound | RecipeGoodsUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const { selection } = (yield* stateOf(assortmentState)).current()
    const articles = yield* loadRecipeArticles({ ...input, storeNumber: selection?.storeNumber ?? noStoreNumber })
    const ids = [...new Set(articles.flatMap(({ article }) => (article === null ? [] : [article.id])))]
    const products = yield* loadProducts(ids).pipe(
      Effect.mapError(() => new RecipeGoodsUnavailable({ message: productsFailedMessage }))
    )
    const byId = new Map(products.map((product) => [product.id, product]))
    return articles.map(({ ingredient, atHome, article }) => {
      const product = article === null ? undefined : byId.get(article.id)
      return {
        ingredient,
        atHome,
        bought: article === null || product === undefined ? null : { product, quantity: article.quantity }
      }
    })
  })
