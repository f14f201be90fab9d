import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { storeQueryOf } from "../assortment/rules.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { listCategoryRecipes, listRecipes } from "./api.ts"
import { RecipeCategoryNotConfigured, RecipeCategoryNotFound, RecipesUnavailable } from "./errors.ts"
import { recipeListFromWire } from "./from-wire.ts"
import { recipeListQuery } from "./list-query.ts"
import type { RecipeListRequest } from "./listing.ts"
import type { RecipeList } from "./model.ts"

export interface RecipeListInput {
  /** The id of a category; null for all recipes. */
  readonly category: string | null
  readonly listing: RecipeListRequest
}

export type RecipeListError = RecipeCategoryNotFound | RecipeCategoryNotConfigured | RecipesUnavailable

const categoryErrorOf = (error: CallError): RecipeListError => {
  if (error._tag === "ApiErrorResponse" && error.code === "CATEGORY_NOT_CONFIGURED")
    return new RecipeCategoryNotConfigured()
  if (error._tag === "ApiErrorResponse" && error.status === 404) return new RecipeCategoryNotFound()
  return new RecipesUnavailable({ detail: failureDetail(listCategoryRecipes, error) })
}

/** Loads the recipes of a category, or all, with their prices in the chosen store. */
export const loadRecipeList = ({
  category,
  listing
}: RecipeListInput): Effect.Effect<RecipeList, RecipeListError, States | CallContext> =>
  Effect.gen(function* () {
    const { selection } = (yield* stateOf(assortmentState)).current()
    const query = { ...recipeListQuery(listing), ...storeQueryOf(selection) }
    return recipeListFromWire(
      category === null
        ? yield* call(listRecipes, { query }).pipe(
            Effect.mapError((error) => new RecipesUnavailable({ detail: failureDetail(listRecipes, error) }))
          )
        : yield* call(listCategoryRecipes, { params: { id: category }, query }).pipe(Effect.mapError(categoryErrorOf))
    )
  })
