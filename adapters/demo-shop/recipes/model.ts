import type { VariantFlag } from "#core/recipes/model.ts"

/** A product of the demo shop, and the content of one pack or one kilogram in one or more units. */
export interface DemoArticle {
  readonly name: string
  /** Null for products without a brand. */
  readonly brand: string | null
  readonly size: string
  readonly contents: Readonly<Record<string, number>>
}

/** A foodstuff that recipes use as an ingredient. */
export interface DemoFoodstuff {
  readonly name: string
  readonly plural: string
  /** The diets that it does not suit. */
  readonly unsuitableFlags: ReadonlyArray<VariantFlag>
  readonly isUsuallyAtHome: boolean
  /** The products to buy, the preferred one first; a store sells some of them. */
  readonly articles: ReadonlyArray<DemoArticle>
  /** The name of its substitute in a variant. */
  readonly substitutes: Readonly<Partial<Record<VariantFlag, string>>>
}

export interface DemoIngredient {
  readonly foodstuff: DemoFoodstuff
  /** The heading of its part of the recipe; '' for the only part. */
  readonly group: string
  /** How it is prepared: 'hackad'. */
  readonly note: string | null
  /** For the recipe's portions. */
  readonly amount: number
  readonly unit: string
}

export interface DemoRecipe {
  /** From 1001; the recipe's id is 'R1001'. */
  readonly number: number
  readonly name: string
  readonly description: string
  /** Ids of categories; the first is part of its URL. */
  readonly categories: ReadonlyArray<string>
  readonly minutes: number
  /** For one portion. */
  readonly kilocalories: number
  readonly cuisine: string
  readonly portions: number
  readonly ingredients: ReadonlyArray<DemoIngredient>
  readonly steps: ReadonlyArray<string>
  readonly tip: string
}

export interface DemoRecipeCategory {
  readonly id: string
  readonly name: string
}

export interface DemoRecipeBag {
  readonly number: number
  readonly name: string
  readonly category: string
  readonly description: string
  /** The numbers of its recipes. */
  readonly recipes: ReadonlyArray<number>
}
