import type { Effect } from "effect"
import { call } from "../contract/call.ts"
import { offerProducts } from "./api.ts"
import type { CatalogueContext } from "./catalogue-call.ts"
import type { Product } from "./model.ts"
import { loadOptionalProducts } from "./load-optional-products.ts"

export interface OfferProductsInput {
  readonly offerId: string
  /** The id of a product that is left out. */
  readonly excludedProduct?: string
}

/** Loads up to 24 products of an offer in the chosen store. A failure returns none. */
export const loadOfferProducts = ({
  offerId,
  excludedProduct
}: OfferProductsInput): Effect.Effect<ReadonlyArray<Product>, never, CatalogueContext> =>
  loadOptionalProducts("offer", (cardParameters) =>
    call(offerProducts, {
      params: { id: offerId },
      query: { ...(excludedProduct === undefined ? {} : { ExcludeProductId: excludedProduct }), ...cardParameters }
    })
  )
