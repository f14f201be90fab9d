import { Effect } from "effect"
import { loadOwnProducts } from "#core/catalogue/load-own-products.ts"
import { loadFavourites } from "#core/favourites/load-favourites.ts"
import { loadRecipes } from "#core/recipes/load-recipes.ts"
import { failed as favouritesFailed, recipesFailed } from "#web/text/favourites.ts"
import { productsFailed } from "#web/text/listing.ts"
import { plainProduct, plainRecipe } from "../plain.ts"
import { count, optional, useCaseVerb } from "./verb.ts"

export const favourites = useCaseVerb("loadFavourites", {
  name: "favourites",
  summary: "Lists the customer's favourites: products, and the ids of recipes.",
  example: "favourites:",
  input: {},
  run: (_, loadFavourites) =>
    Effect.flatMap(loadFavourites(), ({ products: ids, recipes }) =>
      Effect.map(loadOwnProducts(ids), (products) => ({ products: products.map(plainProduct), recipes }))
    ),
  failures: { FavouritesUnavailable: favouritesFailed, CatalogueUnavailable: productsFailed }
})

const plainRecipes = (recipes: Effect.Success<ReturnType<typeof loadRecipes>>) => ({
  recipes: recipes.map(plainRecipe)
})

export const favouriteRecipes = useCaseVerb("loadRecipes", {
  name: "favourite-recipes",
  summary: "Lists the customer's favourite recipes, newest first.",
  example: "favourite-recipes:",
  input: {},
  run: (_, loadRecipes) =>
    Effect.map(
      Effect.flatMap(loadFavourites(), ({ recipes }) => loadRecipes(recipes)),
      plainRecipes
    ),
  failures: { FavouritesUnavailable: favouritesFailed, RecipesUnavailable: recipesFailed }
})

export const mostBoughtRecipes = useCaseVerb("loadMostBoughtRecipes", {
  name: "most-bought-recipes",
  summary: "Lists the recipes that the customer has bought most.",
  example: "most-bought-recipes:",
  input: { most: optional(count("Maximum number of recipes", 1, 100)) },
  run: ({ most }, loadMostBoughtRecipes) =>
    Effect.flatMap(loadMostBoughtRecipes(most === undefined ? {} : { size: most }), (ids) =>
      Effect.map(loadRecipes(ids), plainRecipes)
    ),
  failures: { RecipesUnavailable: recipesFailed }
})
