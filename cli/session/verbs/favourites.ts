import { Effect } from "effect"
import { loadMostBoughtRecipes } from "#core/catalogue/load-most-bought.ts"
import { loadOwnProducts } from "#core/catalogue/load-products.ts"
import { loadFavourites } from "#core/favourites/load-favourites.ts"
import { loadRecipes } from "#core/recipes/load-recipes.ts"
import { failed as favouritesFailed, recipesFailed } from "#web/text/favourites.ts"
import { goodsFailed } from "#web/text/listing.ts"
import { plainProduct, plainRecipe } from "../plain.ts"
import { count, optional, verb } from "./verb.ts"

export const favourites = verb({
  name: "favourites",
  summary: "Looks at what the customer has marked as favourites: goods, and the ids of recipes.",
  example: "favourites:",
  input: {},
  run: () =>
    Effect.flatMap(loadFavourites, ({ products: ids, recipes }) => Effect.map(loadOwnProducts(ids), (products) => ({ products: products.map(plainProduct), recipes }))),
  failures: { FavouritesUnavailable: favouritesFailed, CatalogueUnavailable: goodsFailed }
})

const recipesWith = (ids: ReadonlyArray<string>) => Effect.map(loadRecipes(ids), (found) => ({ recipes: found.map(plainRecipe) }))

export const favouriteRecipes = verb({
  name: "favourite-recipes",
  summary: "Looks at the recipes that the customer has marked as favourites, newest first.",
  example: "favourite-recipes:",
  input: {},
  run: () => Effect.flatMap(loadFavourites, ({ recipes }) => recipesWith(recipes)),
  failures: { FavouritesUnavailable: favouritesFailed, RecipesUnavailable: recipesFailed }
})

export const mostBoughtRecipes = verb({
  name: "most-bought-recipes",
  summary: "Looks at the recipes that the customer buys for most.",
  example: "most-bought-recipes:",
  input: { most: optional(count("At most so many", 1, 100)) },
  run: ({ most }) => Effect.flatMap(loadMostBoughtRecipes(most === undefined ? {} : { size: most }), recipesWith),
  failures: { RecipesUnavailable: recipesFailed }
})
