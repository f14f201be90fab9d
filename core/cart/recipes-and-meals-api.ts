import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { maxPortions, minPortions } from "../recipes/portions.ts"
import { Quantity, WireBasketName, WireCart, WireCartView } from "./wire.ts"

const text = Schema.String
const changeErrors = ["ERR_CART_NOT_FOUND", "ERR_FORBIDDEN", "ERR_CART_LOCKED"] as const
const recipeErrors = [
  ...changeErrors,
  "ERR_RECIPE_NOT_FOUND",
  "ERR_ITEM_NOT_IN_ASSORTMENT",
  "ERR_METHOD_NOT_ALLOWED_FOR_ITEM",
  "ERR_QUANTITY_LIMIT"
] as const

/** A recipe with the products that the shopper has chosen for its portions. `variantId` is null, or the flags of the recipe's variant: 'glutenFree,vegan'. */
export const RecipePayload = Schema.Struct({
  name: text,
  recipeId: text,
  variantId: Schema.NullOr(text),
  numberOfMeals: Schema.Int.check(Schema.isGreaterThanOrEqualTo(minPortions), Schema.isLessThanOrEqualTo(maxPortions)),
  lactoseFree: Schema.Boolean,
  glutenFree: Schema.Boolean,
  vegetarian: Schema.Boolean,
  vegan: Schema.Boolean,
  items: Schema.Array(
    Schema.Struct({
      name: text,
      gtin: text,
      itemNo: text,
      quantity: Schema.Struct({ value: Schema.Finite, unit: text }),
      countryOfOrigin: Schema.optionalKey(Schema.NullOr(Schema.Unknown))
    })
  ).check(Schema.isMinLength(1), Schema.isMaxLength(100))
})
export type RecipePayload = typeof RecipePayload.Type

/** Adds a recipe to a basket; if the basket already has the recipe and variant, the portions add up (API-45, API-47). */
export const addEditableRecipe = endpoint({
  name: "addEditableRecipe",
  service: "carts",
  method: "POST",
  path: "/carts/{id}/editableRecipes",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ basket: WireBasketName, recipe: RecipePayload }),
  response: WireCart,
  projection: WireCartView,
  errors: recipeErrors
})

/** `a` is the basket's itemNo, which is its name, `b` the index of the recipe in its editableRecipes (API-46, API-47). */
export const removeEditableRecipe = endpoint({
  name: "removeEditableRecipe",
  service: "carts",
  method: "DELETE",
  path: "/carts/{id}/editableRecipes/{a}/{b}",
  access: "customer",
  cache: "none",
  response: WireCart,
  projection: WireCartView,
  errors: [...changeErrors, "ERR_ITEM_NOT_FOUND"]
})

/** Sets the recipes of a recipe bag by their gtins; `recipes` may state portions and variant of some (API-48). */
export const setBagRecipes = endpoint({
  name: "setBagRecipes",
  service: "carts",
  method: "POST",
  path: "/carts/{id}/recipes",
  access: "customer",
  cache: "none",
  body: Schema.Struct({
    cartItemId: text,
    recipesEAN: Schema.Array(text).check(Schema.isMinLength(1), Schema.isMaxLength(20)),
    recipes: Schema.Array(RecipePayload).check(Schema.isMaxLength(20))
  }),
  response: WireCart,
  projection: WireCartView,
  errors: [...recipeErrors, "ERR_ITEM_NOT_FOUND"]
})

/** Empties 'receptkassen': removes the recipe bags with their recipes (API-49). */
export const removeBagRecipes = endpoint({
  name: "removeBagRecipes",
  service: "carts",
  method: "DELETE",
  path: "/carts/{id}/recipes",
  access: "customer",
  cache: "none",
  response: WireCart,
  projection: WireCartView,
  errors: changeErrors
})

/** Removes these lines and replaces the recipes of 'flexkassen', in one transaction (API-44). */
export const removeItemsAndSetRecipes = endpoint({
  name: "removeItemsAndSetRecipes",
  service: "carts",
  method: "POST",
  path: "/carts/{id}/removeItemsAndSetRecipes",
  access: "customer",
  cache: "none",
  body: Schema.Struct({
    cartItemIds: Schema.Array(text).check(Schema.isMaxLength(200)),
    recipes: Schema.Array(RecipePayload).check(Schema.isMaxLength(20))
  }),
  response: WireCart,
  projection: WireCartView,
  errors: [...recipeErrors, "ERR_ITEM_NOT_FOUND"]
})

/** Adds a meal with its side; if the cart already has a line of both, adds to that line. A quantity outside of the meal's limits is clamped and reported in errors[] (API-41). */
export const addCateredMeal = endpoint({
  name: "addCateredMeal",
  service: "carts",
  method: "POST",
  path: "/carts/{id}/cateredMeals",
  access: "customer",
  cache: "none",
  body: Schema.Struct({
    gtin: text,
    itemNo: text,
    quantity: Quantity,
    name: text,
    sideId: Schema.optionalKey(Schema.NullOr(text))
  }),
  response: WireCart,
  projection: WireCartView,
  errors: [...changeErrors, "ERR_ITEM_NOT_IN_ASSORTMENT", "ERR_QUANTITY_LIMIT"]
})
