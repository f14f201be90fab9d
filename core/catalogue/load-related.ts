import { Effect } from "effect"
import { call } from "../contract/call.ts"
import { optionalPart } from "../contract/policy.ts"
import { relatedProducts } from "./api.ts"
import { type CatalogueContext, storeQuery } from "./catalogue-call.ts"
import { productOf } from "./from-wire.ts"
import type { Product } from "./model.ts"

/** Loads up to 8 products of the same kind. A failure returns none. */
export const loadRelated = ({
  id
}: {
  readonly id: string
}): Effect.Effect<ReadonlyArray<Product>, never, CatalogueContext> =>
  Effect.gen(function* () {
    const { items } = yield* call(relatedProducts, { params: { id }, query: { take: 8, ...(yield* storeQuery) } })
    return items.map(productOf)
  }).pipe(
    optionalPart,
    Effect.catch((error) => Effect.as(Effect.logWarning(`No related products: ${error._tag}`), []))
  )
