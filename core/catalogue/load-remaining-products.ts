import type { Effect } from "effect"
import { suppressNotification } from "../contract/requests.ts"
import type { CatalogueContext } from "./catalogue-call.ts"
import type { CatalogueUnavailable } from "./errors.ts"
import { loadCustomerProducts } from "./load-customer-products.ts"
import type { Product } from "./model.ts"

/** Loads the products of a customer's own list that its carousel has not loaded yet. A failure is shown in the carousel instead of a toast. */
export const loadRemainingProducts = (
  ids: ReadonlyArray<string>
): Effect.Effect<ReadonlyArray<Product>, CatalogueUnavailable, CatalogueContext> =>
  suppressNotification(loadCustomerProducts(ids))
