import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { IntegerFromQuery } from "../kernel/wire.ts"
import { WireMeal, WireMealList } from "./wire.ts"

const optionalText = Schema.optionalKey(Schema.String)
const listQuery = Schema.Struct({
  take: Schema.optionalKey(IntegerFromQuery),
  skip: Schema.optionalKey(IntegerFromQuery),
  store: optionalText
})

/** The number of meals that a page requests, which is also the maximum of a response (CAPI-11). */
export const mealsPerPage = 120

/** Lists the catered meals of a category, or all meals when the id is the catering folder's (CAPI-11). */
export const listCategoryMeals = endpoint({
  name: "listCategoryMeals",
  service: "search",
  method: "GET",
  path: "/Loop54/category/{id}/catered-meals",
  access: "public",
  cache: "shared",
  query: listQuery,
  response: WireMealList,
  errors: ["ERR_CATEGORY_NOT_FOUND"]
})

/** Returns a catered meal by its name in the URL (CAPI-12, CAPI-54). */
export const getCateredMeal = endpoint({
  name: "getCateredMeal",
  service: "search",
  method: "GET",
  path: "/Loop54/catered-meal/{id}",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ store: optionalText }),
  response: WireMeal,
  errors: ["ERR_MEAL_NOT_FOUND"]
})

/** Lists the catered meals that have a variant, by the variant's id or gtin (CAPI-13). */
export const listVariantMeals = endpoint({
  name: "listVariantMeals",
  service: "search",
  method: "GET",
  path: "/Loop54/variant/{id}/catered-meals",
  access: "public",
  cache: "shared",
  query: listQuery,
  response: WireMealList,
  errors: []
})
