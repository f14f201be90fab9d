import { Effect } from "effect"
import { call } from "../contract/call.ts"
import { topSellers } from "./api.ts"
import { cardQuery, type CatalogueContext, toCatalogueUnavailable } from "./catalogue-call.ts"
import type { CatalogueUnavailable } from "./errors.ts"
import { productFromWire } from "./from-wire.ts"
import type { Product } from "./model.ts"

/** Loads the store's best-selling products. */
export const loadTopSellers = ({
  count
}: {
  readonly count: number
}): Effect.Effect<ReadonlyArray<Product>, CatalogueUnavailable, CatalogueContext> =>
  Effect.gen(function* () {
    const { items } = yield* call(topSellers, { query: { take: count, ...(yield* cardQuery) } }).pipe(
      Effect.mapError(toCatalogueUnavailable(topSellers))
    )
    return items.map(productFromWire)
  })
