import { describeCalls } from "../contract/call-docs.ts"
import { skip, store as storeNumber } from "../contract/parameter-docs.ts"
import { mealsPerPage } from "./api.ts"
import type * as api from "./api.ts"

const store = {
  ...storeNumber,
  description: "The number of a store; meals have no price when its kitchen does not prepare them."
}
const take = {
  description: `The number of meals to return, from 1 to ${mealsPerPage}, which is the default.`,
  example: mealsPerPage,
  minimum: 1
}
const query = { take, skip, store }
const mealFields = {
  minOrder: "The smallest quantity of any variant, in portions or pieces.",
  maxOrder: "The largest quantity of any variant; 999 for no limit.",
  sides: "One of these is chosen with the meal; empty for a meal without sides.",
  "variants.name": "Empty for a meal with one variant. Variants of the same name are its sizes.",
  "variants.storeDetails": "Prices of one portion or piece, the first day of pickup and the last day of ordering.",
  "variants.ingredientStatement": "Allergens are in capitals."
} as const
const itemFields = {
  "items.minOrder": mealFields.minOrder,
  "items.maxOrder": mealFields.maxOrder,
  "items.sides": mealFields.sides,
  "items.variants.name": mealFields["variants.name"],
  "items.variants.storeDetails": mealFields["variants.storeDetails"],
  "items.variants.ingredientStatement": mealFields["variants.ingredientStatement"]
} as const

/** The API documentation of these calls. */
export const cateringDocs = describeCalls<typeof api>({
  listCategoryMeals: {
    tag: "catering",
    summary: "List the catered meals of a category",
    path: {
      id: {
        description: "The category's id, which is its name in its URL; 'catering' for all meals.",
        example: "smorgastartor"
      }
    },
    query,
    responseFields: itemFields
  },
  getCateredMeal: {
    tag: "catering",
    summary: "Get a catered meal by its name in its URL",
    path: {
      id: {
        description: "The part after '-c:' in the URL of the meal's page, or the meal's id.",
        example: "landgang"
      }
    },
    query: { store },
    responseFields: mealFields
  },
  listVariantMeals: {
    tag: "catering",
    summary: "List the catered meals that have a variant",
    path: { id: { description: "The variant's id or GTIN.", example: "C1001-1" } },
    query,
    responseFields: itemFields
  }
})
