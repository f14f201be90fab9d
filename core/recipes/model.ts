import type { Unit } from "../catalogue/model.ts"

/** A recipe in a list. */
export interface RecipeSummary {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly picture: { readonly url: string; readonly alt: string } | null
  /** In minutes. */
  readonly cookingTime: number | null
}

export const dietaryFlags = ["organic", "vegetarian", "lactoseFree", "glutenFree", "vegan"] as const
export type DietaryFlag = (typeof dietaryFlags)[number]

/** The flags of a recipe's variants, which a shopper can choose. */
export type VariantFlag = Exclude<DietaryFlag, "organic">

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
