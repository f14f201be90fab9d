import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { BooleanFromQuery, IntegerFromQuery } from "../kernel/wire.ts"
import { recipeSorts } from "./sort-name.ts"
import { maxPortions, minPortions } from "./portions.ts"
import { WireRecipe, WireRecipeArticles, WireRecipeList } from "./wire.ts"

const optionalText = Schema.optionalKey(Schema.String)

/** Returns recipes by id (API-67, CAPI-51). */
export const recipesByIds = endpoint({
  name: "recipesByIds",
  service: "search",
  method: "GET",
  path: "/Loop54/recipes/{ids}",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ store: optionalText }),
  response: Schema.Struct({ items: Schema.Array(WireRecipe) }),
  errors: []
})

const optionalFlag = Schema.optionalKey(BooleanFromQuery)
const listQuery = {
  skip: Schema.optionalKey(IntegerFromQuery),
  take: Schema.optionalKey(IntegerFromQuery),
  sort: Schema.optionalKey(Schema.Literals(recipeSorts)),
  store: optionalText,
  bargainonly: optionalFlag,
  currentweekdiscountonly: optionalFlag,
  discountonly: optionalFlag,
  longtimediscountonly: optionalFlag,
  memberpriceonly: optionalFlag,
  /** Comma-separated ids of categories. */
  categoryname: optionalText,
  PriceOnly: optionalFlag
}

/** Lists the recipes of a category (API-68, CAPI-50). */
export const listCategoryRecipes = endpoint({
  name: "listCategoryRecipes",
  service: "search",
  method: "GET",
  path: "/Loop54/category/{id}/recipes",
  access: "public",
  cache: "shared",
  query: Schema.Struct(listQuery),
  response: WireRecipeList,
  errors: ["ERR_CATEGORY_NOT_FOUND", "CATEGORY_NOT_CONFIGURED"]
})

/** Lists the recipes that match a query, by default the best match first; without a query, all recipes (API-69). */
export const listRecipes = endpoint({
  name: "listRecipes",
  service: "search",
  method: "GET",
  path: "/Loop54/recipes",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...listQuery, q: optionalText }),
  response: WireRecipeList,
  errors: []
})

/** The products for a recipe in a store, with the quantity of each by its id; the query's `quantity` is the number of portions (CAPI-14). */
export const listRecipeArticles = endpoint({
  name: "listRecipeArticles",
  service: "content",
  method: "GET",
  path: "/recipes/{id}/articles",
  access: "public",
  cache: "shared",
  query: Schema.Struct({
    storeNumber: Schema.String,
    quantity: Schema.optionalKey(
      IntegerFromQuery.check(Schema.isGreaterThanOrEqualTo(minPortions), Schema.isLessThanOrEqualTo(maxPortions))
    ),
    lactoseFree: optionalFlag,
    glutenFree: optionalFlag,
    vegetarian: optionalFlag,
    vegan: optionalFlag
  }),
  response: WireRecipeArticles,
  errors: ["ERR_RECIPE_NOT_FOUND"]
})
