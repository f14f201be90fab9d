import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"

/** `itemNo` is the product's or the recipe's id (ENTITY-12). */
const Favourite = Schema.Struct({ id: Schema.String, itemNo: Schema.String, favoriteTypeId: Schema.Literals([1, 2]) })

/** Lists the customer's favourite products and recipes (API-17). */
export const listFavourites = endpoint({
  name: "listFavourites",
  method: "GET",
  path: "/favorites",
  access: "customer",
  cache: "none",
  response: Schema.Struct({ products: Schema.Array(Favourite), recipes: Schema.Array(Favourite) }),
  errors: []
})
