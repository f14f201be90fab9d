import { unavailable } from "#web/app/page-data.ts"
import { asPage, serviceOf } from "#web/app/router-context.ts"
import { LoadFavourites } from "#web/container/ids.ts"
import * as text from "#web/text/favourites.ts"
import { OwnList, ownListLoader } from "./own-lists.tsx"

export const loader = ownListLoader(text.recipes, async (args) => {
  const favourites = await serviceOf(args, LoadFavourites)(undefined, asPage(args))
  if (favourites._tag === "Failure") throw unavailable()
  return { products: [], sign: "recipe", empty: favourites.success.recipes.length === 0 ? text.noRecipes : text.recipesLater }
})

export const Component = OwnList
