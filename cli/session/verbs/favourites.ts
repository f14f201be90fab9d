import { Effect } from "effect"
import { loadCustomerProducts } from "#core/catalogue/load-customer-products.ts"
import { loadFavourites } from "#core/favourites/load-favourites.ts"
import { loadCustomerRecipes } from "#core/recipes/load-customer-recipes.ts"
import type { FavouriteItem } from "#core/favourites/model.ts"
import { addButton } from "#web/text/cart.ts"
import { title as changeFailed } from "#web/text/errors.ts"
import { failed as favouritesFailed } from "#web/text/favourites.ts"
import { listFailed as recipesFailed } from "#web/text/recipe.ts"
import { productsFailed } from "#web/text/listing.ts"
import { plainProduct, plainRecipe } from "../plain.ts"
import { findProduct, productFailures, productField } from "./products.ts"
import { count, optional, text, useCaseVerb } from "./verb.ts"

const itemInput = { product: optional(productField), recipe: optional(text("A recipe's id, instead of a product")) }

const missingItem = ({ product, recipe }: Readonly<Record<string, unknown>>): string | null =>
  (product === undefined) === (recipe === undefined) ? "needs either a product or a recipe" : null

/** Finds the item that a step names. */
const findItem = Effect.fnUntraced(function* (input: {
  readonly product: string | undefined
  readonly recipe: string | undefined
}) {
  if (input.recipe !== undefined) return { kind: "recipe", itemNo: input.recipe } satisfies FavouriteItem
  return { kind: "product", itemNo: (yield* findProduct(input.product ?? "")).id } satisfies FavouriteItem
})

const changeFailures = {
  ...productFailures,
  NotLoggedIn: addButton.logIn,
  FavouriteNotSaved: changeFailed,
  FavouritesUnavailable: favouritesFailed
}

export const addFavourite = useCaseVerb("addFavourite", {
  name: "add-favourite",
  summary: "Marks a product or a recipe as a favourite.",
  example: "add-favourite: mellanmjölk",
  input: itemInput,
  shorthand: "product",
  missingInput: missingItem,
  run: (input, addFavourite) =>
    Effect.flatMap(findItem(input), (item) => Effect.as(addFavourite(item), { id: item.itemNo })),
  failures: changeFailures
})

export const removeFavourite = useCaseVerb("removeFavourite", {
  name: "remove-favourite",
  summary: "Removes a product or a recipe from the favourites.",
  example: "remove-favourite: mellanmjölk",
  input: itemInput,
  shorthand: "product",
  missingInput: missingItem,
  run: (input, removeFavourite) =>
    Effect.flatMap(findItem(input), (item) => Effect.as(removeFavourite(item), { id: item.itemNo })),
  failures: changeFailures
})

export const favourites = useCaseVerb("loadFavourites", {
  name: "favourites",
  summary: "Lists the customer's favourites: products, and the ids of recipes.",
  example: "favourites:",
  input: {},
  run: (_, loadFavourites) =>
    Effect.flatMap(loadFavourites(), ({ products: ids, recipes }) =>
      Effect.map(loadCustomerProducts(ids), (products) => ({ products: products.map(plainProduct), recipes }))
    ),
  failures: { FavouritesUnavailable: favouritesFailed, CatalogueUnavailable: productsFailed }
})

const plainRecipes = (recipes: Effect.Success<ReturnType<typeof loadCustomerRecipes>>) => ({
  recipes: recipes.map(plainRecipe)
})

export const favouriteRecipes = useCaseVerb("loadCustomerRecipes", {
  name: "favourite-recipes",
  summary: "Lists the customer's favourite recipes, newest first.",
  example: "favourite-recipes:",
  input: {},
  run: (_, loadCustomerRecipes) =>
    Effect.map(
      Effect.flatMap(loadFavourites(), ({ recipes }) => loadCustomerRecipes(recipes)),
      plainRecipes
    ),
  failures: { FavouritesUnavailable: favouritesFailed, RecipesUnavailable: recipesFailed }
})

export const mostBoughtRecipes = useCaseVerb("loadMostBoughtRecipes", {
  name: "most-bought-recipes",
  summary: "Lists the recipes that the customer has bought most.",
  example: "most-bought-recipes:",
  input: { most: optional(count("Maximum number of recipes", 1, 100)) },
  run: ({ most: maxCount }, loadMostBoughtRecipes) =>
    Effect.flatMap(loadMostBoughtRecipes(maxCount === undefined ? {} : { size: maxCount }), (ids) =>
      Effect.map(loadCustomerRecipes(ids), plainRecipes)
    ),
  failures: { CatalogueUnavailable: recipesFailed, RecipesUnavailable: recipesFailed }
})
