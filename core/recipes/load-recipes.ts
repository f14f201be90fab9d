import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { storeQueryOf } from "../assortment/rules.ts"
import { call, type CallContext, type CallOptions } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { inChunks } from "../contract/in-chunks.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { recipesByIds } from "./api.ts"
import { RecipesUnavailable } from "./errors.ts"
import { summaryFromWire } from "./from-wire.ts"
import type { RecipeSummary } from "./model.ts"

/** Loads recipes by id with their prices in the chosen store, in the requested order; unknown ids are omitted. */
export const loadRecipes = (
  ids: ReadonlyArray<string>,
  options: CallOptions = {}
): Effect.Effect<ReadonlyArray<RecipeSummary>, RecipesUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const query = storeQueryOf((yield* stateOf(assortmentState)).current().selection)
    return yield* inChunks(ids, (chunk) =>
      call(recipesByIds, { params: { ids: chunk.join(",") }, query }, options).pipe(
        Effect.map(({ items }) => items.map(summaryFromWire)),
        Effect.mapError((error) => new RecipesUnavailable({ detail: failureDetail(recipesByIds, error) }))
      )
    )
  })
