import type { Ore } from "../kernel/money.ts"

export const cateringUnits = ["per person", "per styck"] as const
/** How a catered meal is sold: by the person or by the piece. */
export type CateringUnit = (typeof cateringUnits)[number]

/** A side dish; the shopper chooses one for a meal with sides. */
export interface CateringSide {
  readonly id: string
  readonly name: string
}

/** A side dish with its contents. */
export interface MealSide extends CateringSide {
  readonly contents: ReadonlyArray<string>
}

export interface MealVariant {
  readonly id: string
  /** Empty for a meal with one variant; variants of the same name are sizes. */
  readonly name: string
  readonly gtin: string
  readonly quantityFrom: number
  /** 999 for no upper limit. */
  readonly quantityTo: number
  readonly pictures: ReadonlyArray<string>
  readonly contents: ReadonlyArray<string>
  /** For one portion or piece; null while the store does not prepare the meal. */
  readonly price: Ore | null
  readonly ordinaryPrice: Ore | null
  /** 'YYYY-MM-DD': the first day of pickup or delivery. */
  readonly availableFrom: string | null
  /** 'YYYY-MM-DD': the last day on which it can be ordered. */
  readonly availableTo: string | null
  readonly freshness: string | null
  readonly storage: string | null
  readonly contentInformation: string | null
  readonly allergens: string | null
  readonly otherInformation: string | null
  /** With the allergens in capitals. */
  readonly ingredients: string | null
}

/** A meal that a store's kitchen prepares to order. */
export interface CateredMeal {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly brand: string | null
  readonly picture: string | null
  readonly minOrder: number | null
  readonly maxOrder: number | null
  readonly unit: CateringUnit
  readonly sellable: boolean
  readonly description: string | null
  readonly sides: ReadonlyArray<MealSide>
  readonly variants: ReadonlyArray<MealVariant>
}
