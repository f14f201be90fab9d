import type { Effect } from "effect"
import type { CatalogueContext } from "./catalogue-call.ts"
import type { CatalogueUnavailable } from "./errors.ts"
import { loadProducts } from "./load-products.ts"
import type { Product } from "./model.ts"

/** Loads the products of one of the customer's own lists by their ids, without caching them. */
export const loadCustomerProducts = (
  ids: ReadonlyArray<string>
): Effect.Effect<ReadonlyArray<Product>, CatalogueUnavailable, CatalogueContext> => loadProducts(ids, { noStore: true })
