import type { Effect } from "effect"
import { call } from "../contract/call.ts"
import { recommendedProducts } from "./api.ts"
import type { CatalogueContext } from "./catalogue-call.ts"
import type { Product } from "./model.ts"
import { loadOptionalProducts } from "./load-optional-products.ts"

/** The maximum number of recommended products on a page (PPAGE-33). */
export const maxRecommended = 8

export interface RecommendedInput {
  readonly id: string
  /** The code of a category whose products are left out. */
  readonly excludedCategory?: string
}

/** Loads up to 8 products that are bought together with this one. A failure returns none. */
export const loadRecommended = ({
  id,
  excludedCategory
}: RecommendedInput): Effect.Effect<ReadonlyArray<Product>, never, CatalogueContext> =>
  loadOptionalProducts("recommended", (cardParameters) =>
    call(recommendedProducts, {
      params: { id },
      query: {
        take: maxRecommended,
        ...(excludedCategory === undefined ? {} : { ExcludedBfCategoryCode: excludedCategory }),
        ...cardParameters
      }
    })
  )
