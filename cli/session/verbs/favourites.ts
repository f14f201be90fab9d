import { Effect } from "effect"
import { loadFavourites } from "#core/favourites/load-favourites.ts"
import { loadFavouriteProducts } from "#core/journeys/own-goods.ts"
import { pageFailed } from "#web/text/errors.ts"
import { plainProduct } from "../plain.ts"
import { verb } from "./verb.ts"

export const favourites = verb({
  name: "favourites",
  summary: "Looks at what the customer has marked as favourites: goods, and the ids of recipes.",
  example: "favourites:",
  input: {},
  run: () =>
    Effect.map(Effect.all([loadFavouriteProducts, loadFavourites]), ([products, { recipes }]) => ({ products: products.map(plainProduct), recipes })),
  failures: { FavouritesUnavailable: pageFailed, CatalogueUnavailable: pageFailed }
})
