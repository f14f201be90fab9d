import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { listRecipeArticles } from "./api.ts"
import { RecipeNotFound, RecipesUnavailable } from "./errors.ts"

export interface RecipeArticlesInput {
  readonly recipeId: string
  readonly storeNumber: string
  readonly portions: number
}

/** Loads the quantities of the products that a store sells for a recipe, by product id. */
export const loadRecipeArticles = ({
  recipeId,
  storeNumber,
  portions
}: RecipeArticlesInput): Effect.Effect<ReadonlyMap<string, number>, RecipeNotFound | RecipesUnavailable, CallContext> =>
  call(listRecipeArticles, { params: { id: recipeId }, query: { storeNumber, quantity: portions } }).pipe(
    Effect.map(
      ({ results }) =>
        new Map(
          results.flatMap(({ ingredientGroups }) =>
            ingredientGroups.flatMap(({ ingredients }) =>
              ingredients.flatMap(({ articles }) => Object.entries(articles))
            )
          )
        )
    ),
    Effect.mapError((error) =>
      error._tag === "ApiErrorResponse" && error.code === "ERR_RECIPE_NOT_FOUND"
        ? new RecipeNotFound()
        : new RecipesUnavailable({ detail: failureDetail(listRecipeArticles, error) })
    )
  )
