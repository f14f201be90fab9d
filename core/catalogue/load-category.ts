import { Effect } from "effect"
import { call } from "../contract/call.ts"
import { listCategoryProducts } from "./api.ts"
import { type CatalogueContext, isNotFound, storeQuery, toCatalogueUnavailable } from "./catalogue-call.ts"
import type { CatalogueUnavailable } from "./errors.ts"
import { CategoryNotFound } from "./errors.ts"
import { listFromWire } from "./from-wire.ts"
import { type ListRequest, listingQuery } from "./listing.ts"
import type { ProductList } from "./model.ts"

/** Loads one or more pages of a category's products, with the prices of the chosen store. */
export const loadCategory = (input: {
  readonly id: string
  readonly listing: ListRequest
}): Effect.Effect<ProductList, CategoryNotFound | CatalogueUnavailable, CatalogueContext> =>
  Effect.gen(function* () {
    const query = { ...listingQuery(input.listing), ...(yield* storeQuery) }
    return listFromWire(
      yield* call(listCategoryProducts, { params: { id: input.id }, query }).pipe(
        Effect.mapError((error) =>
          isNotFound(error) ? new CategoryNotFound() : toCatalogueUnavailable(listCategoryProducts)(error)
        )
      )
    )
  })
