import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { storeQueryOf } from "../assortment/rules.ts"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { recipesByIds } from "./api.ts"
import { RecipeNotFound, RecipesUnavailable } from "./errors.ts"
import { recipeFromWire } from "./from-wire.ts"
import type { Recipe } from "./model.ts"

/** Loads one recipe with everything that its page shows. */
export const loadRecipe = ({
  id
}: {
  readonly id: string
}): Effect.Effect<Recipe, RecipeNotFound | RecipesUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const query = storeQueryOf((yield* stateOf(assortmentState)).current().selection)
    const {
      items: [recipe]
    } = yield* call(recipesByIds, { params: { ids: id }, query }).pipe(
      Effect.mapError((error) => new RecipesUnavailable({ detail: failureDetail(recipesByIds, error) }))
    )
    return recipe === undefined ? yield* new RecipeNotFound() : recipeFromWire(recipe)
  })
