import { stockholmDate } from "#core/kernel/calendar.ts"
import type { CartRecipesAndMeals } from "../cart/read-recipes-and-meals.ts"
import { canBeReady } from "../catering/season.ts"
import type { Context } from "../http/route.ts"

/** Every meal of the cart must be ready on the day of its delivery time ('YYYY-MM-DD'): after its lead time and within its season. */
export const assertMealsPrepared = (
  { now, refuse }: Pick<Context<"ERR_MEAL_NOT_PREPARED">, "now" | "refuse">,
  { meals }: Pick<CartRecipesAndMeals, "meals">,
  day: string
): void => {
  const unpreparedMeal = meals.find((meal) => !canBeReady(meal, stockholmDate(now), day))
  if (unpreparedMeal === undefined) return
  throw refuse("ERR_MEAL_NOT_PREPARED", `'${unpreparedMeal.name}' cannot be prepared for ${day}.`, {
    field: unpreparedMeal.id
  })
}
