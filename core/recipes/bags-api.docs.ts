import { describeCalls } from "../contract/call-docs.ts"
import { store } from "../contract/parameter-docs.ts"
import type * as api from "./bags-api.ts"

/** The API documentation of these calls. */
export const recipeBagDocs = describeCalls<typeof api>({
  listRecipeBags: {
    tag: "recipes",
    summary: "List the recipe bags of a category",
    path: {
      id: {
        description: "The category's id, which is its name in its URL; 'matkassar' for all bags.",
        example: "familj"
      }
    },
    query: { store },
    responseFields: {
      "items.numberOfMeals": "The portions of each recipe.",
      "items.recipes.bagPrice": "The price of what the store sells for the recipe in the bag's portions."
    }
  },
  getRecipeBag: {
    tag: "recipes",
    summary: "Get a recipe bag with the recipes that can be chosen",
    path: { id: { description: "The bag's id.", example: "B3" } },
    query: { store },
    responseFields: {
      numberOfMeals: "The portions of each recipe.",
      "recipes.bagPrice": "The price of what the store sells for the recipe in the bag's portions."
    }
  }
})
