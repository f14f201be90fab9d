import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"

/** `itemNo` is the product's or the recipe's id; `favoriteTypeId` is 1 for a product and 2 for a recipe (ENTITY-12). */
const Favourite = Schema.Struct({ id: Schema.String, itemNo: Schema.String, favoriteTypeId: Schema.Literals([1, 2]) })

const Item = Schema.Struct({ itemNo: Schema.String })

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

/** Adds a product. If it is a favourite already, the favourite keeps its id (API-18). */
export const addFavouriteProduct = endpoint({
  name: "addFavouriteProduct",
  method: "POST",
  path: "/favorites/products",
  access: "customer",
  cache: "none",
  body: Item,
  response: Favourite,
  status: 201,
  errors: ["ERR_PRODUCT_NOT_FOUND", "ERR_TOO_MANY_FAVOURITES"],
  declaredErrorsGetToast: true
})

/** Adds a recipe. If it is a favourite already, the favourite keeps its id (API-19). */
export const addFavouriteRecipe = endpoint({
  name: "addFavouriteRecipe",
  method: "POST",
  path: "/favorites/recipes",
  access: "customer",
  cache: "none",
  body: Item,
  response: Favourite,
  status: 201,
  errors: ["ERR_RECIPE_NOT_FOUND", "ERR_TOO_MANY_FAVOURITES"],
  declaredErrorsGetToast: true
})

/** Removes a favourite by the favourite's id, which is not the id of its product or recipe (API-20). */
export const deleteFavourite = endpoint({
  name: "deleteFavourite",
  method: "DELETE",
  path: "/favorites",
  access: "customer",
  cache: "none",
  query: Schema.Struct({ id: Schema.optionalKey(Schema.String) }),
  queryInBody: true,
  response: null,
  status: 204,
  errors: ["ERR_FAVOURITE_NOT_FOUND"]
})
