/** What goods of one kind have in common. */
export interface Profile {
  readonly storage: string | null
  /** Days: promised, usual. */
  readonly life?: readonly [number, number]
  readonly recycling: string
  /** Grams a 100 g or ml: fat, saturated, carbohydrate, sugars, fibre, protein, salt. */
  readonly nutrients: readonly [number, number, number, number, number, number, number] | null
  readonly ingredients: string | null
  readonly allergens: ReadonlyArray<string>
  readonly may?: ReadonlyArray<string>
  /** Country codes parted by '/'; one of them is taken. */
  readonly origins: string
  readonly traits?: ReadonlyArray<string>
  readonly hazards?: ReadonlyArray<string>
  readonly signal?: string
}
