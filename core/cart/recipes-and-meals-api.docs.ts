import { describeCalls } from "../contract/call-docs.ts"
import { maxCartRecipes } from "../contract/request-limits.ts"
import type * as api from "./recipes-and-meals-api.ts"

const cart = { description: "The id of an open cart of the caller." }

const recipe = {
  name: "Pannkakor med sylt",
  recipeId: "R1002",
  variantId: null,
  numberOfMeals: 4,
  lactoseFree: false,
  glutenFree: false,
  vegetarian: true,
  vegan: false,
  items: [{ name: "Vetemjöl", gtin: "7310130006104", itemNo: "857383431_ST", quantity: { value: 1, unit: "Piece" } }]
}

/** The API documentation of these calls. */
export const cartRecipeAndMealDocs = describeCalls<typeof api>({
  addCateredMeal: {
    tag: "cart",
    summary: "Add a catered meal to a cart",
    path: { id: cart },
    bodyFields: {
      quantity: "Whole portions or pieces.",
      sideId: "The id of one of the meal's sides; required when it has any."
    },
    example: {
      gtin: "2900031001015",
      itemNo: "C1001",
      quantity: { value: 10, unit: "Piece", originalUnit: "Piece" },
      name: "Smörgåstårta med räkor och lax",
      sideId: null
    }
  },
  addEditableRecipe: {
    tag: "cart",
    summary: `Add a recipe with its products to a basket; portions of the same recipe and variant add up, to at most 12, and a cart has at most ${maxCartRecipes} recipes`,
    path: { id: cart },
    bodyFields: { basket: "'flexkassen', or 'receptkassen', which is for pickup only." },
    example: { basket: "flexkassen", recipe }
  },
  removeBagRecipes: {
    tag: "cart",
    summary: "Remove the recipe bags with their recipes from a cart",
    path: { id: cart }
  },
  removeEditableRecipe: {
    tag: "cart",
    summary: "Remove a recipe from a basket",
    path: {
      id: cart,
      a: { description: "The itemNo of the basket: receptkassen or flexkassen.", example: "flexkassen" },
      b: { description: "The index of the recipe in the basket's editableRecipes.", example: "0" }
    }
  },
  removeItemsAndSetRecipes: {
    tag: "cart",
    summary: "Remove lines and replace the recipes of flexkassen, both or neither",
    path: { id: cart },
    bodyFields: {
      cartItemIds: "The ids of lines of the cart.",
      recipes: "The recipes that flexkassen has afterwards."
    },
    example: { cartItemIds: [], recipes: [recipe] }
  },
  setBagRecipes: {
    tag: "cart",
    summary: "Set the recipes of a recipe bag in a cart",
    path: { id: cart },
    bodyFields: {
      cartItemId: "The id of the bag's line.",
      recipesEAN: "The gtins of the recipes, which must be among the bag's.",
      recipes: "Portions and variants of some of these recipes; the others have the bag's portions."
    },
    example: { cartItemId: "8f2c", recipesEAN: ["2900011010013"], recipes: [] }
  }
})
