import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { listRecipeArticles } from "./api.ts"
import { articlesFailedMessage, RecipeProductsUnavailable, RecipeNotFound } from "./errors.ts"
import type { VariantFlag } from "./model.ts"

/** The API's type of articles that most people have at home (CAPI-15). */
const atHomeType = "Hemma"

export interface RecipeArticlesInput {
  readonly recipeId: string
  readonly storeNumber: string
  readonly portions: number
  /** The flags of the variant. */
  readonly flags?: ReadonlyArray<VariantFlag>
}

/** An ingredient with the article that a store sells for it. */
export interface IngredientArticle {
  readonly ingredient: string
  readonly atHome: boolean
  /** null when the store sells none. */
  readonly article: { readonly id: string; readonly quantity: number } | null
}

/** Loads the products that a store sells for each ingredient of a recipe, in the quantities that the portions need (RECIPE-21). */
export const loadRecipeArticles = ({
  recipeId,
  storeNumber,
  portions,
  flags = []
}: RecipeArticlesInput): Effect.Effect<
  ReadonlyArray<IngredientArticle>,
  RecipeNotFound | RecipeProductsUnavailable,
  CallContext
> =>
  call(listRecipeArticles, {
    params: { id: recipeId },
    query: { storeNumber, quantity: portions, ...Object.fromEntries(flags.map((flag) => [flag, true])) }
  }).pipe(
    Effect.map(({ results: [result] }) =>
      (result?.ingredientGroups ?? []).flatMap(({ ingredients }) =>
        ingredients.map(({ name, articles, articleTypes }) => {
          const [article] = Object.entries(articles)
          return {
            ingredient: name,
            atHome: articleTypes.includes(atHomeType),
            article: article === undefined ? null : { id: article[0], quantity: article[1] }
          }
        })
      )
    ),
    Effect.mapError((error) =>
      error._tag === "ApiErrorResponse" && error.code === "ERR_RECIPE_NOT_FOUND"
        ? new RecipeNotFound()
        : new RecipeProductsUnavailable({ message: articlesFailedMessage })
    )
  )
