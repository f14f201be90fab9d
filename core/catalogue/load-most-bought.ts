import { Effect } from "effect"
import type { States } from "../kernel/state-of.ts"
import type { CallContext } from "../contract/call.ts"
import { optionalPart } from "../contract/policy.ts"
import { fetchMostBought } from "./fetch-most-bought.ts"
import type { Product } from "./model.ts"

/** Loads the customer's most bought products. A failure is logged and returns none (SEARCH-40). */
export const loadMostBought = ({
  size = 20,
  days = 90
}: {
  readonly size?: number
  readonly days?: number
}): Effect.Effect<ReadonlyArray<Product>, never, States | CallContext> =>
  fetchMostBought({ size, days }).pipe(
    optionalPart,
    Effect.catch((error) => Effect.as(Effect.logWarning(`No most bought products: ${error._tag}`), []))
  )
