import { describeCalls } from "../contract/call-docs.ts"
import { skip, take } from "../contract/parameter-docs.ts"
import type * as api from "./api.ts"

const paging = { skip, take: take("recipes", 20) }
const variant = { description: "Whether the variant of the recipe with this property is asked for." }

/** The API documentation of these calls. */
export const recipeDocs = describeCalls<typeof api>({
  recipesByIds: {
    tag: "recipes",
    summary: "Get recipes by id, in the requested order; unknown ids are omitted",
    path: {
      ids: {
        description: "Up to 200 recipe ids, separated by commas.",
        example: "12"
      }
    }
  },
  listCategoryRecipes: {
    tag: "recipes",
    summary: "List the recipes of a category",
    path: { id: { description: "The category's name in its URL.", example: "vegetariskt" } },
    query: { ...paging, sort: { description: "By name, ascending or descending; without it newest first." } }
  },
  listRecipes: {
    tag: "recipes",
    summary: "List recipes by words of their names and ingredients",
    query: { ...paging, q: { description: "The words to find; without it all recipes are listed.", example: "linser" } }
  },
  listRecipeArticles: {
    tag: "recipes",
    summary: "List the products for a recipe in a store",
    path: { id: { description: "The recipe's id.", example: "R1001" } },
    query: {
      storeNumber: { description: "The number of a store.", example: "3201" },
      quantity: { description: "The portions, 1 to 12; 4 by default.", example: 4 },
      lactoseFree: variant,
      glutenFree: variant,
      vegetarian: variant,
      vegan: variant
    }
  }
})
