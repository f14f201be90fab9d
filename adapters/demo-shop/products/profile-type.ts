/** Common data of products of one kind. */
export interface Profile {
  readonly storage: string | null
  /** Shelf life in days: guaranteed, average. */
  readonly shelfLife?: readonly [number, number]
  readonly recycling: string
  /** Grams per 100 g or ml: fat, saturated, carbohydrate, sugars, fibre, protein, salt. */
  readonly nutrients: readonly [number, number, number, number, number, number, number] | null
  readonly ingredients: string | null
  /** The codes of allergens that the product contains. */
  readonly allergens: ReadonlyArray<string>
  /** The codes of allergens that the product may contain. */
  readonly mayContain?: ReadonlyArray<string>
  /** Country codes separated by '/'; each product gets one of them. */
  readonly origins: string
  readonly traits?: ReadonlyArray<string>
  readonly hazards?: ReadonlyArray<string>
  readonly signalWord?: string
}
