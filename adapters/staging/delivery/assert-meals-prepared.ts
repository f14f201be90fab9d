import { stockholmDate } from "#core/kernel/calendar.ts"
import type { CartRecipesAndMeals } from "../cart/read-recipes-and-meals.ts"
import { canBeReady } from "../catering/season.ts"
import type { Context } from "../http/route.ts"

/** Refuses unless every meal of the cart can be ready on `day` ('YYYY-MM-DD'), the day of the delivery time: after its lead time and within its season. */
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
