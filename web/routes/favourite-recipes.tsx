import { unavailable } from "./page-data.ts"
import { asPage, serviceOf } from "#web/container/router-context.ts"
import { LoadFavourites, LoadRecipes } from "#web/container/ids.ts"
import * as text from "#web/text/favourites.ts"
import { OwnList, ownListLoader } from "./own-lists.tsx"

export const loader = ownListLoader(text.recipes, async (args) => {
  const favourites = await serviceOf(args, LoadFavourites)(undefined, asPage(args))
  if (favourites._tag === "Failure") throw unavailable()
  const ids = favourites.success.recipes
  const recipes = await serviceOf(args, LoadRecipes)(ids, asPage(args))
  if (recipes._tag === "Failure") throw unavailable()
  return { recipes: recipes.success, sign: "recipe", empty: ids.length === 0 ? text.noRecipes : text.recipesGone }
})

export const Component = OwnList
