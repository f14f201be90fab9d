import { asPage, serviceOf } from "#web/app/router-context.ts"
import { LoadMostBoughtRecipes } from "#web/container/ids.ts"
import * as text from "#web/text/favourites.ts"
import { OwnList, ownListLoader } from "./own-lists.tsx"

export const loader = ownListLoader(text.boughtRecipes, async (args) => {
  const recipes = await serviceOf(args, LoadMostBoughtRecipes)({}, asPage(args))
  return { products: [], sign: "recipe", empty: recipes._tag === "Success" && recipes.success.length > 0 ? text.recipesLater : text.noRecipesBought }
})

export const Component = OwnList
