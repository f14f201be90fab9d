/** A recipe in a list. */
export interface RecipeSummary {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly picture: { readonly url: string; readonly alt: string } | null
  /** In minutes. */
  readonly cookingTime: number | null
}
