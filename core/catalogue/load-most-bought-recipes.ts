import { Effect } from "effect"
import type { CallContext } from "../contract/call.ts"
import { optionalPart } from "../contract/policy.ts"
import { fetchMostBoughtRecipes } from "./fetch-most-bought.ts"

/** Loads the ids of the customer's most bought recipes. A failure is logged and returns none. */
export const loadMostBoughtRecipes = ({
  size = 20
}: {
  readonly size?: number
}): Effect.Effect<ReadonlyArray<string>, never, CallContext> =>
  fetchMostBoughtRecipes({ size }).pipe(
    optionalPart,
    Effect.catch((error) =>
      Effect.as(Effect.logWarning(`The most bought recipes could not be fetched: ${error._tag}`), [])
    )
  )
