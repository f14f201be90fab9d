import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"

/** `itemNo` is the product's or the recipe's id (ENTITY-12). */
const Favourite = Schema.Struct({ id: Schema.String, itemNo: Schema.String, favoriteTypeId: Schema.Literals([1, 2]) })

/** API-17 */
export const listFavourites = endpoint({
  name: "listFavourites",
  summary: "What the customer has marked as favourites, newest first",
  method: "GET",
  path: "/favorites",
  access: "customer",
  cache: "none",
  answer: Schema.Struct({ products: Schema.Array(Favourite), recipes: Schema.Array(Favourite) }),
  errors: []
})
