import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { BooleanFromQuery, IntegerFromQuery } from "../kernel/wire.ts"
import { maxPortions, minPortions } from "./rules.ts"

const WireRecipe = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  url: Schema.String,
  image: Schema.NullOr(Schema.Struct({ url: Schema.String, alt: Schema.String })),
  /** In minutes. */
  cookingTime: Schema.NullOr(Schema.Finite)
})

/** Returns recipes by id (API-67). */
export const recipesByIds = endpoint({
  name: "recipesByIds",
  service: "search",
  method: "GET",
  path: "/Loop54/recipes/{ids}",
  access: "public",
  // Not cached, since the ids are a customer's own list.
  cache: "none",
  withoutToken: true,
  response: Schema.Struct({ items: Schema.Array(WireRecipe) }),
  errors: []
})

const optional = Schema.optionalKey(Schema.String)
const paging = { skip: Schema.optionalKey(IntegerFromQuery), take: Schema.optionalKey(IntegerFromQuery) }
const RecipeList = Schema.Struct({
  items: Schema.Array(WireRecipe),
  totalCount: Schema.Finite,
  pageSize: Schema.Finite,
  currentPage: Schema.Finite,
  totalPages: Schema.Finite
})

/** Lists the recipes of a category (API-68). */
export const listCategoryRecipes = endpoint({
  name: "listCategoryRecipes",
  service: "search",
  method: "GET",
  path: "/Loop54/category/{id}/recipes",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...paging, sort: Schema.optionalKey(Schema.Literals(["name", "name_desc"])) }),
  response: RecipeList,
  errors: ["ERR_CATEGORY_NOT_FOUND"]
})

/** Lists the recipes that a query finds, best match first; all without one (API-69). */
export const listRecipes = endpoint({
  name: "listRecipes",
  service: "search",
  method: "GET",
  path: "/Loop54/recipes",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ ...paging, q: optional }),
  response: RecipeList,
  errors: []
})

const variantFlag = Schema.optionalKey(BooleanFromQuery)

/** The products for a recipe in a store, with the quantity of each by its id. `articleTypes` is 'Hemma' for what is not bought. */
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
    lactoseFree: variantFlag,
    glutenFree: variantFlag,
    vegetarian: variantFlag,
    vegan: variantFlag
  }),
  response: Schema.Struct({
    results: Schema.Array(
      Schema.Struct({
        ingredientGroups: Schema.Array(
          Schema.Struct({
            ingredients: Schema.Array(
              Schema.Struct({
                name: Schema.String,
                articles: Schema.Record(Schema.String, Schema.Finite),
                articleTypes: Schema.Array(Schema.String)
              })
            )
          })
        )
      })
    )
  }),
  errors: ["ERR_RECIPE_NOT_FOUND"]
})
