import type { Effect } from "effect"
import type { CallContext } from "../contract/call.ts"
import type { States } from "../kernel/state-of.ts"
import type { RecipesUnavailable } from "./errors.ts"
import { loadRecipes } from "./load-recipes.ts"
import type { RecipeSummary } from "./model.ts"

/** Loads the recipes of one of the customer's own lists by their ids, without caching them. */
export const loadCustomerRecipes = (
  ids: ReadonlyArray<string>
): Effect.Effect<ReadonlyArray<RecipeSummary>, RecipesUnavailable, States | CallContext> =>
  loadRecipes(ids, { noStore: true })
