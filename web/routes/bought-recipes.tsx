import { unavailable } from "./page-data.ts"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import * as text from "#web/text/favourites.ts"
import { CustomerList, customerListLoader } from "./customer-lists.tsx"

const list = { icon: "recipe", emptyText: text.noRecipesBought, browse: "recipes" } as const

export const loader = customerListLoader(text.boughtRecipes, async (args) => {
  const bought = await loaderUseCase(args, "loadMostBoughtRecipes")({}, loaderOptions(args))
  if (bought._tag === "Failure") return { recipes: [], failure: text.boughtRecipesFailed, ...list }
  const ids = bought.success
  const recipes = await loaderUseCase(args, "loadCustomerRecipes")(ids, loaderOptions(args))
  if (recipes._tag === "Failure") throw unavailable()
  return { recipes: recipes.success, ...list, emptyText: ids.length === 0 ? text.noRecipesBought : text.recipesGone }
})

export const Component = CustomerList
