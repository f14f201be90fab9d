import { Effect } from "effect"
import type { States } from "../kernel/state-of.ts"
import type { CatalogueUnavailable } from "../catalogue/errors.ts"
import { loadCustomerProducts } from "../catalogue/load-customer-products.ts"
import type { Product } from "../catalogue/model.ts"
import type { CallContext } from "../contract/call.ts"
import type { FavouritesUnavailable } from "../favourites/errors.ts"
import { loadFavourites } from "../favourites/load-favourites.ts"

/** Loads the customer's favourite products, newest first, with the prices of the chosen store (ROUTE-22). */
export const loadFavouriteProducts = (): Effect.Effect<
  ReadonlyArray<Product>,
  FavouritesUnavailable | CatalogueUnavailable,
  States | CallContext
> => Effect.flatMap(loadFavourites(), ({ products }) => loadCustomerProducts(products))
