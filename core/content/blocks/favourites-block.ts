import { Effect, Schema } from "effect"
import { loadCustomerProducts } from "../../catalogue/load-customer-products.ts"
import { loadFavourites } from "../../favourites/load-favourites.ts"
import { loadCustomerRecipes } from "../../recipes/load-customer-recipes.ts"
import { defineBlock } from "../define-block.ts"
import { FavouritesType, loadCustomerList } from "../customer-list.ts"

/** Loads the customer's favourite products or recipes (FAVBLOCK-03, FAVBLOCK-04, BLOCK-13, BLOCK-29). */
export const favouritesBlock = defineBlock(
  "FavouritesBlock",
  { title: Schema.String, favouritesType: FavouritesType, notLoggedInText: Schema.String },
  (block) =>
    loadCustomerList(
      block,
      Effect.gen(function* () {
        const { products, recipes } = yield* loadFavourites()
        return block.favouritesType === "products"
          ? { products: yield* loadCustomerProducts(products) }
          : { recipes: yield* loadCustomerRecipes(recipes) }
      })
    ),
  ({ shelf }) => shelf !== null
)
