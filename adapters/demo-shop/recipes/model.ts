import type { DietaryFlag } from "#core/recipes/model.ts"

export interface DemoIngredient {
  readonly name: string
  /** For four portions; null for what is taken as needed. */
  readonly amount: number | null
  readonly unit: string | null
  /** The product to buy; null for what most people have at home. */
  readonly product: {
    readonly name: string
    /** Null for products without a brand. */
    readonly brand: string | null
    readonly size: string
    /** How many of the ingredient's units one pack, or one kilogram, holds. */
    readonly contents: number
  } | null
}

export interface DemoRecipe {
  /** 1001 and up; the id is prefixed with R. */
  readonly number: number
  readonly name: string
  readonly category: string
  readonly minutes: number
  readonly flags: ReadonlyArray<DietaryFlag>
  readonly ingredients: ReadonlyArray<DemoIngredient>
}

export interface DemoRecipeBag {
  readonly number: number
  readonly name: string
  /** The numbers of its recipes. */
  readonly recipes: ReadonlyArray<number>
}
