import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { inChunks } from "../contract/in-chunks.ts"
import { recipesByIds } from "./api.ts"
import { RecipesUnavailable } from "./errors.ts"
import type { RecipeSummary } from "./model.ts"

/** Loads recipes by id, in the requested order; unknown ids are omitted. */
export const loadRecipes = (
  ids: ReadonlyArray<string>
): Effect.Effect<ReadonlyArray<RecipeSummary>, RecipesUnavailable, CallContext> =>
  inChunks(ids, (chunk) =>
    call(recipesByIds, { params: { ids: chunk.join(",") } }).pipe(
      Effect.map(({ items }) => items.map(({ image, ...recipe }) => ({ ...recipe, picture: image }))),
      Effect.mapError((error) => new RecipesUnavailable({ detail: failureDetail(recipesByIds, error) }))
    )
  )
