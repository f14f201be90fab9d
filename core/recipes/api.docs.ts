import { describeCalls } from "../contract/call-docs.ts"
import { skip, take } from "../contract/parameter-docs.ts"
import type * as api from "./api.ts"

const store = {
  description:
    "The number of a store, for its prices; without it the response contains reference prices, which belong to no store.",
  example: "3201"
}
const variant = {
  description:
    "Whether to return the products for the variant of the recipe that the parameter names, for example the vegan one."
}
const only = (condition: string) => ({ description: `Whether only recipes with ${condition} are listed.` })
const listing = {
  skip,
  take: take("recipes", 20),
  sort: {
    description:
      "By name or by price, ascending or descending; without it the most recent first, or the best match first for a query."
  },
  store,
  bargainonly: only("a limited deal ('klipp') on one of their products"),
  currentweekdiscountonly: only("an offer of this week"),
  discountonly: only("an offer"),
  longtimediscountonly: only("an offer of more than a week"),
  memberpriceonly: only("a members' price"),
  categoryname: {
    description: "Ids of categories, separated by commas; lists the recipes that belong to every one of them.",
    example: "snabbt"
  },
  PriceOnly: only("products that all have a price in the store")
}

/** The API documentation of these calls. */
export const recipeDocs = describeCalls<typeof api>({
  recipesByIds: {
    tag: "recipes",
    summary: "Get recipes by id, in the requested order; unknown ids are omitted",
    path: {
      ids: {
        description: "Up to 200 recipe ids, separated by commas.",
        example: "R1001"
      }
    },
    query: { store },
    responseFields: {
      "items.markings": "The diets that the recipe suits, and 'quick' for up to 25 minutes.",
      "items.preview":
        "The variants that can be chosen ('vegan', ...), and what all products for the recipe's portions cost in the store.",
      "items.ingredients": "Amounts are for quantity.value portions."
    }
  },
  listCategoryRecipes: {
    tag: "recipes",
    summary: "List the recipes of a category",
    path: { id: { description: "The category's id, which is its name in its URL.", example: "vegetariskt" } },
    query: listing
  },
  listRecipes: {
    tag: "recipes",
    summary: "List recipes by words of their names and ingredients",
    query: {
      ...listing,
      q: { description: "The words to find; without it all recipes are listed.", example: "linser" }
    }
  },
  listRecipeArticles: {
    tag: "recipes",
    summary: "List the products ('articles') for a recipe in a store",
    path: { id: { description: "The recipe's id.", example: "R1001" } },
    query: {
      storeNumber: { description: "The number of a store; '1' for no store.", example: "3201" },
      quantity: { description: "The portions, 1 to 12; those of the recipe by default.", example: 4 },
      lactoseFree: variant,
      glutenFree: variant,
      vegetarian: variant,
      vegan: variant
    }
  }
})
