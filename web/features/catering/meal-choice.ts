import type { CateredMeal, MealVariant } from "#core/catering/model.ts"
import { clampCateringQuantity, initialQuantity, orderLimits, sizesOf } from "#core/catering/rules.ts"

export interface MealChoice {
  readonly variant: MealVariant
  readonly sideId: string | null
  /** In portions or pieces. */
  readonly quantity: number
}

/** The names of the choice's parts in a URL. */
export const choiceFields = { variant: "variant", size: "storlek", side: "tillbehor" } as const

/** The choice after another variant: a size has its own quantity, and any other quantity is kept within the variant's limits. */
export const chooseVariant = (
  meal: CateredMeal,
  variant: MealVariant,
  { sideId, quantity }: Omit<MealChoice, "variant">
): MealChoice => ({ variant, sideId, quantity: clampCateringQuantity(quantity, orderLimits(meal, variant)) })

/** The first variant with a name: of its sizes the one that suits the quantity best. */
export const variantNamed = (meal: CateredMeal, name: string, quantity: number): MealVariant | undefined => {
  const sizes = sizesOf(meal, name)
  return (
    sizes.find(({ quantityFrom }) => quantityFrom >= quantity) ??
    sizes.at(-1) ??
    meal.variants.find((variant) => variant.name === name)
  )
}

/** What is chosen first, or by the form that is sent without JavaScript; null for a meal without variants. */
export const initialChoice = (meal: CateredMeal, query: URLSearchParams): MealChoice | null => {
  const [first] = meal.variants
  if (first === undefined) return null
  const named = variantNamed(meal, query.get(choiceFields.variant) ?? first.name, 0) ?? first
  const variant = sizesOf(meal, named.name).find(({ id }) => id === query.get(choiceFields.size)) ?? named
  const side = meal.sides.find(({ id }) => id === query.get(choiceFields.side))
  const quantity = initialQuantity(meal, orderLimits(meal, variant))
  return { variant, sideId: side?.id ?? null, quantity }
}
