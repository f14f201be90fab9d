import { Effect } from "effect"
import type { States } from "../kernel/state-of.ts"
import type { CallContext } from "../contract/call.ts"
import { notRetriedByCaller } from "../contract/policy.ts"
import { CatalogueUnavailable } from "./errors.ts"
import { fetchMostBought } from "./fetch-most-bought.ts"
import type { Product } from "./model.ts"

/** Loads the customer's most bought products. */
export const loadMostBought = ({
  size = 20,
  days = 90,
  excludedIds = []
}: {
  readonly size?: number
  readonly days?: number
  /** Ids of products that are not listed. */
  readonly excludedIds?: ReadonlyArray<string>
}): Effect.Effect<ReadonlyArray<Product>, CatalogueUnavailable, States | CallContext> =>
  fetchMostBought({ size, days, excludedIds }).pipe(
    notRetriedByCaller,
    Effect.mapError((error) => new CatalogueUnavailable({ detail: error._tag }))
  )
