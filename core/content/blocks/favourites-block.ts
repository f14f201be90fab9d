import { Effect, Schema } from "effect"
import { loadOwnProducts } from "../../catalogue/load-own-products.ts"
import { loadFavourites } from "../../favourites/load-favourites.ts"
import { loadRecipes } from "../../recipes/load-recipes.ts"
import { defineBlock } from "../define-block.ts"
import { FavouritesType, loadOwnList } from "../own-list.ts"

/** Loads the customer's favourite products or recipes (FAVBLOCK-03, FAVBLOCK-04, BLOCK-13, BLOCK-29). */
export const favouritesBlock = defineBlock(
  "FavouritesBlock",
  { title: Schema.String, favouritesType: FavouritesType, notLoggedInText: Schema.String },
  (block) =>
    loadOwnList(
      block,
      Effect.gen(function* () {
        const { products, recipes } = yield* loadFavourites()
        return block.favouritesType === "products"
          ? { products: yield* loadOwnProducts(products) }
          : { recipes: yield* loadRecipes(recipes) }
      })
    ),
  ({ shelf }) => shelf !== null
)
