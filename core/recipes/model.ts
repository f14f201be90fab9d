import type { Facet, Product, Unit } from "../catalogue/model.ts"
import type { Ore } from "../kernel/money.ts"

export const dietaryFlags = ["organic", "vegetarian", "lactoseFree", "glutenFree", "vegan"] as const
export type DietaryFlag = (typeof dietaryFlags)[number]

/** The flags of a recipe's variants, which a shopper can choose. */
export type VariantFlag = Exclude<DietaryFlag, "organic">
/** In the order in which a shopper sees them (RECIPE-15). */
export const variantFlags = [
  "glutenFree",
  "lactoseFree",
  "vegan",
  "vegetarian"
] as const satisfies ReadonlyArray<VariantFlag>

/** The markings of a recipe: the diets that it suits without substitutes, and 'quick'. */
export const recipeMarkings = ["quick", ...dietaryFlags] as const
export type RecipeMarking = (typeof recipeMarkings)[number]

export interface RecipePicture {
  readonly url: string
  readonly alt: string
}

/** A recipe in a list. */
export interface RecipeSummary {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly picture: RecipePicture | null
  /** In minutes. */
  readonly cookingTime: number | null
  readonly markings: ReadonlyArray<RecipeMarking>
  /** The price of one portion in the store; null while a price is missing. */
  readonly portionPrice: Ore | null
}

export interface Ingredient {
  readonly name: string
  /** The plural of the name, or the name when it has none. */
  readonly plural: string
  /** For the recipe's portions; null when the recipe states no quantity. */
  readonly quantity: number | null
  /** 'st' for an ingredient that is counted. */
  readonly unit: string | null
  /** How it is prepared: 'hackad'. */
  readonly note: string | null
  /** The names of its substitutes in the recipe's variants. */
  readonly substitutes: ReadonlyArray<{ readonly flags: ReadonlyArray<VariantFlag>; readonly name: string }>
}

export interface IngredientGroup {
  readonly id: string
  /** '' for the only group. */
  readonly name: string
  readonly ingredients: ReadonlyArray<Ingredient>
}

/** A recipe with everything that its page shows. */
export interface Recipe extends RecipeSummary {
  /** The portions of the ingredients' amounts; null when the recipe does not say. */
  readonly portions: number | null
  readonly description: string | null
  readonly groups: ReadonlyArray<IngredientGroup>
  readonly steps: ReadonlyArray<string>
  readonly tip: string | null
  readonly source: string | null
  readonly pictures: ReadonlyArray<string>
  /** The variants that can be chosen. */
  readonly variants: ReadonlyArray<VariantFlag>
  readonly sellable: boolean
  /** 'YYYY-MM-DD' */
  readonly publishedDate: string | null
  readonly kilocalories: number | null
  readonly cuisine: string | null
  readonly keywords: ReadonlyArray<string>
  readonly categories: ReadonlyArray<string>
}

export interface RecipeList {
  readonly recipes: ReadonlyArray<RecipeSummary>
  readonly facets: ReadonlyArray<Facet>
  /** The number of recipes on all pages. */
  readonly total: number
}

/** A product of a recipe in the quantity that its portions need. */
export interface RecipeItem {
  readonly gtin: string
  /** The product's id. */
  readonly itemNo: string
  readonly name: string
  readonly unit: Unit
  /** In packs, or in kilograms with one decimal. */
  readonly quantity: number
}

/** An ingredient with the product that a store sells for it. */
export interface IngredientProduct {
  readonly ingredient: string
  /** Whether most people have it at home. */
  readonly atHome: boolean
  /** The product and its quantity in packs, or in kilograms with one decimal; null when the store sells none. */
  readonly toBuy: { readonly product: Product; readonly quantity: number } | null
}

/** A recipe of a recipe bag, for the bag's portions. */
export interface BagRecipe extends RecipeSummary {
  readonly gtin: string
  /** The price of its products; null while the store sells none. */
  readonly price: Ore | null
}

/** A bag with the products for several dinners; the shopper chooses its recipes. */
export interface BagOffer {
  readonly id: string
  readonly gtin: string
  readonly name: string
  readonly url: string
  readonly description: string | null
  /** The portions of each recipe. */
  readonly portions: number
  readonly recipes: ReadonlyArray<BagRecipe>
}
