import { unavailable } from "./page-data.ts"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import * as text from "#web/text/favourites.ts"
import { CustomerList, customerListLoader } from "./customer-lists.tsx"

export const loader = customerListLoader(text.recipes, async (args) => {
  const favourites = await loaderUseCase(args, "loadFavourites")(undefined, loaderOptions(args))
  if (favourites._tag === "Failure") throw unavailable()
  const ids = favourites.success.recipes
  const recipes = await loaderUseCase(args, "loadCustomerRecipes")(ids, loaderOptions(args))
  if (recipes._tag === "Failure") throw unavailable()
  return {
    recipes: recipes.success,
    favouriteKind: "recipe",
    icon: "recipe",
    browse: "recipes",
    emptyText: ids.length === 0 ? text.noRecipes : text.recipesGone
  }
})

export const Component = CustomerList
