import type { CateredMeal, MealVariant } from "#core/catering/model.ts"
import type { StoredMealChoice } from "#core/catering/meal-choice.ts"
import { clampCateringQuantity, initialQuantity, orderLimits, sizesOf } from "#core/catering/rules.ts"

export interface MealChoice {
  readonly variant: MealVariant
  readonly sideId: string | null
  /** In portions or pieces. */
  readonly quantity: number
}

/** The query parameters of a choice in a URL. */
export const choiceFields = { variant: "variant", size: "storlek", side: "tillbehor" } as const

/** Returns the choice of another variant, with the quantity clamped to the variant's limits; a size allows one quantity only. */
export const chooseVariant = (
  meal: CateredMeal,
  variant: MealVariant,
  { sideId, quantity }: Omit<MealChoice, "variant">
): MealChoice => ({ variant, sideId, quantity: clampCateringQuantity(quantity, orderLimits(meal, variant)) })

/** The variant with this name; if it has several sizes, the smallest size with at least this quantity, or else the largest size. */
export const variantNamed = (meal: CateredMeal, name: string, quantity: number): MealVariant | undefined => {
  const sizes = sizesOf(meal, name)
  return (
    sizes.find(({ quantityFrom }) => quantityFrom >= quantity) ??
    sizes.at(-1) ??
    meal.variants.find((variant) => variant.name === name)
  )
}

/** The initial choice, which includes the values of a form that was submitted without JavaScript; null for a meal without variants. */
export const initialChoice = (meal: CateredMeal, query: URLSearchParams): MealChoice | null => {
  const [firstVariant] = meal.variants
  if (firstVariant === undefined) return null
  const requestedVariant = variantNamed(meal, query.get(choiceFields.variant) ?? firstVariant.name, 0) ?? firstVariant
  const variant =
    sizesOf(meal, requestedVariant.name).find(({ id }) => id === query.get(choiceFields.size)) ?? requestedVariant
  const side = meal.sides.find(({ id }) => id === query.get(choiceFields.side))
  const quantity = initialQuantity(meal, orderLimits(meal, variant))
  return { variant, sideId: side?.id ?? null, quantity }
}

/** The choice that was stored on this device, without a side that the meal no longer has; null when the meal no longer has the variant. */
export const restoredChoice = (
  meal: CateredMeal,
  { variantId, sideId, quantity }: Pick<StoredMealChoice, "variantId" | "sideId" | "quantity">
): MealChoice | null => {
  const variant = meal.variants.find(({ id }) => id === variantId)
  const side = meal.sides.find(({ id }) => id === sideId)
  return variant === undefined ? null : chooseVariant(meal, variant, { sideId: side?.id ?? null, quantity })
}
