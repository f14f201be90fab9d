import { coldMeals } from "./cold-meals.ts"
import { type DemoMeal, parseMeals } from "./parse-meals.ts"
import { warmMeals } from "./warm-meals.ts"

/** The menu of catering, in the order of its categories' meals. */
export const demoMeals: ReadonlyArray<DemoMeal> = parseMeals(coldMeals + warmMeals)
