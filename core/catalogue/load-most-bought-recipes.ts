import { Effect } from "effect"
import type { CallContext } from "../contract/call.ts"
import { notRetriedByCaller } from "../contract/policy.ts"
import { CatalogueUnavailable } from "./errors.ts"
import { fetchMostBoughtRecipes } from "./fetch-most-bought.ts"

/** Loads the ids of the customer's most bought recipes. */
export const loadMostBoughtRecipes = ({
  size = 20
}: {
  readonly size?: number
}): Effect.Effect<ReadonlyArray<string>, CatalogueUnavailable, CallContext> =>
  fetchMostBoughtRecipes({ size }).pipe(
    notRetriedByCaller,
    Effect.mapError((error) => new CatalogueUnavailable({ detail: error._tag }))
  )
