import type { Effect } from "effect"
import { call } from "../contract/call.ts"
import { relatedProducts } from "./api.ts"
import type { CatalogueContext } from "./catalogue-call.ts"
import type { Product } from "./model.ts"
import { loadOptionalProducts } from "./load-optional-products.ts"

const maxRelated = 8

/** Loads up to 8 products of the same kind. A failure returns none. */
export const loadRelated = ({
  id
}: {
  readonly id: string
}): Effect.Effect<ReadonlyArray<Product>, never, CatalogueContext> =>
  loadOptionalProducts("related", (cardParameters) =>
    call(relatedProducts, { params: { id }, query: { take: maxRelated, ...cardParameters } })
  )
