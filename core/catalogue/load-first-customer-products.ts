import { Effect } from "effect"
import type { CatalogueContext } from "./catalogue-call.ts"
import type { CatalogueUnavailable } from "./errors.ts"
import { loadCustomerProducts } from "./load-customer-products.ts"
import type { Product } from "./model.ts"

/** The first products of a customer's own list, and the ids of those that are not loaded yet. */
export interface FirstCustomerProducts {
  readonly products: ReadonlyArray<Product>
  readonly remainingIds: ReadonlyArray<string>
}

/** Loads the first products of a customer's own list. When the store does not have all of them, the whole list is loaded, so that no view has gaps. */
export const loadFirstCustomerProducts = (
  ids: ReadonlyArray<string>,
  count: number
): Effect.Effect<FirstCustomerProducts, CatalogueUnavailable, CatalogueContext> =>
  Effect.gen(function* () {
    const [firstIds, remainingIds] = [ids.slice(0, count), ids.slice(count)]
    const firstProducts = yield* loadCustomerProducts(firstIds)
    if (firstProducts.length === firstIds.length) return { products: firstProducts, remainingIds }
    return { products: [...firstProducts, ...(yield* loadCustomerProducts(remainingIds))], remainingIds: [] }
  })
