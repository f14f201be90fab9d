import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"

/** The API documentation of these calls. */
export const favouriteDocs = describeCalls<typeof api>({
  listFavourites: {
    tag: "favourites",
    summary: "List the customer's favourites, newest first"
  },
  addFavouriteProduct: {
    tag: "favourites",
    summary: "Add a product to the customer's favourites",
    example: { itemNo: "101205833_ST" },
    bodyFields: { itemNo: "The product's id." }
  },
  addFavouriteRecipe: {
    tag: "favourites",
    summary: "Add a recipe to the customer's favourites",
    example: { itemNo: "12" },
    bodyFields: { itemNo: "The recipe's id." }
  },
  deleteFavourite: {
    tag: "favourites",
    summary: "Remove a product or recipe from the customer's favourites",
    query: { id: { description: "The favourite's id. Also accepted in a body.", example: "f-1" } }
  }
})
