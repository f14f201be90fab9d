import { Effect, Schema } from "effect"
import { call } from "../contract/call.ts"
import { productsByIds } from "./api.ts"
import { type CatalogueContext, isNotFound, storeQuery, toCatalogueUnavailable } from "./catalogue-call.ts"
import type { CatalogueUnavailable } from "./errors.ts"
import { ProductNotFound } from "./errors.ts"
import { detailsFromWire } from "./from-wire.ts"
import type { ProductDetails } from "./model.ts"
import { WireDetails } from "./wire.ts"

const productDetails = { ...productsByIds, projection: Schema.Struct({ items: Schema.Array(WireDetails) }) } as const

/** Loads one product with everything that its page shows. */
export const loadProduct = ({
  id
}: {
  readonly id: string
}): Effect.Effect<ProductDetails, ProductNotFound | CatalogueUnavailable, CatalogueContext> =>
  Effect.gen(function* () {
    const {
      items: [product]
    } = yield* call(productDetails, { params: { ids: id }, query: yield* storeQuery }).pipe(
      Effect.mapError((error) =>
        isNotFound(error) ? new ProductNotFound() : toCatalogueUnavailable(productsByIds)(error)
      )
    )
    return product === undefined ? yield* new ProductNotFound() : detailsFromWire(product)
  })
