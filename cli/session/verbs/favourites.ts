import { Effect } from "effect"
import { loadOwnProducts } from "#core/catalogue/load-products.ts"
import { loadFavourites } from "#core/favourites/load-favourites.ts"
import { pageFailed } from "#web/text/errors.ts"
import { plainProduct } from "../plain.ts"
import { verb } from "./verb.ts"

export const favourites = verb({
  name: "favourites",
  summary: "Looks at what the customer has marked as favourites: goods, and the ids of recipes.",
  example: "favourites:",
  input: {},
  run: () =>
    Effect.flatMap(loadFavourites, ({ products: ids, recipes }) => Effect.map(loadOwnProducts(ids), (products) => ({ products: products.map(plainProduct), recipes }))),
  failures: { FavouritesUnavailable: pageFailed, CatalogueUnavailable: pageFailed }
})
