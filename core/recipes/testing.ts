import type { Schema } from "effect"
import { aProduct } from "../catalogue/testing.ts"
import { fromKronor } from "../kernel/money.ts"
import type { Product } from "../catalogue/model.ts"
import type { Ingredient, IngredientProduct, Recipe, RecipeSummary } from "./model.ts"
import type { WireRecipe } from "./wire.ts"

/** A recipe as an API writes it. */
export const wireRecipe = (
  id: string,
  fields: Partial<Schema.Codec.Encoded<typeof WireRecipe>> = {}
): Schema.Codec.Encoded<typeof WireRecipe> => ({
  id,
  name: `Recept ${id}`,
  url: `/recept/vardagsmiddag/recept-r${id.replace(/\D/g, "")}`,
  image: null,
  images: [],
  source: null,
  cookingTime: null,
  cookingInstructions: null,
  cookingAdviceAdult: null,
  markings: [],
  quantity: { value: 4 },
  ingredients: [],
  recipeInstructions: [],
  preview: { variants: [], minimumPrice: null, fullySatisfied: false },
  recipeStoreDetails: { id: "3201" },
  sellable: true,
  ...fields
})

export const aRecipeSummary = (fields: Partial<RecipeSummary> = {}): RecipeSummary => ({
  id: "R7",
  name: "Ostpaj",
  url: "/recept/helg/ostpaj-r7",
  picture: { url: "/images/recipes/R7", alt: "Ostpaj" },
  cookingTime: 45,
  markings: ["vegetarian"],
  portionPrice: fromKronor(24.5),
  ...fields
})

export const anIngredient = (fields: Partial<Ingredient> = {}): Ingredient => ({
  name: "gul lök",
  plural: "gula lökar",
  quantity: 2,
  unit: "st",
  note: null,
  substitutes: [],
  ...fields
})

export const aRecipe = (fields: Partial<Recipe> = {}): Recipe => ({
  ...aRecipeSummary(),
  portions: 4,
  description: "En krämig paj.",
  groups: [
    {
      id: "1",
      name: "",
      ingredients: [
        anIngredient(),
        anIngredient({
          name: "mellanmjölk",
          plural: "mellanmjölk",
          quantity: 3,
          unit: "dl",
          substitutes: [{ flags: ["lactoseFree"], name: "laktosfri mjölk" }]
        })
      ]
    }
  ],
  steps: ["Sätt ugnen på 200 °C.", "Grädda pajen."],
  tip: "Servera ljummen.",
  source: "Skafferis provkök",
  pictures: ["/images/recipes/R7"],
  variants: ["glutenFree", "lactoseFree"],
  sellable: true,
  publishedDate: "2026-03-01",
  kilocalories: 520,
  cuisine: "Svenskt",
  keywords: ["Helg och fest"],
  categories: ["helg"],
  ...fields
})

/** An ingredient with one pack of a product that costs 20 kr. */
export const anIngredientProduct = (
  ingredient: string,
  product: Partial<Product> = {},
  fields: Partial<Omit<IngredientProduct, "toBuy">> & { readonly quantity?: number } = {}
): IngredientProduct => {
  const { quantity = 1, ...otherFields } = fields
  const price = { current: fromKronor(20), ordinary: fromKronor(20), comparison: null, comparisonUnit: null }
  return {
    ingredient,
    atHome: false,
    toBuy: {
      product: aProduct({ price: { ...price, lowestLast30Days: null, promotions: [] }, ...product }),
      quantity
    },
    ...otherFields
  }
}
