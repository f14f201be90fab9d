import { coldMeals } from "./cold-meals.ts"
import { type DemoMeal, parseMeals } from "./parse-meals.ts"
import { warmMeals } from "./warm-meals.ts"

/** The meals of the catering menu: the cold meals, then the warm ones. */
export const demoMeals: ReadonlyArray<DemoMeal> = parseMeals(coldMeals + warmMeals)
