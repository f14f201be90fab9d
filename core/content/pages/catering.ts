import { Effect } from "effect"
import { notRetriedByCaller } from "../../contract/policy.ts"
import { loadCateredMeal } from "../../catering/load-catered-meal.ts"
import { loadCateredMeals } from "../../catering/load-catered-meals.ts"
import type { CateredMeal } from "../../catering/model.ts"
import { findFullyBookedCateringDates } from "../../delivery/find-fully-booked-catering-dates.ts"
import { findNode } from "../../navigation/resolve.ts"
import { definePage, PageNotFound, PageUnavailable } from "../define-page.ts"
import { pageMatches } from "../page-matches.ts"

/** Other meals of a category; none when they cannot be loaded. */
const loadOtherMeals = (category: string | undefined, id: string) =>
  category === undefined
    ? Effect.succeed<ReadonlyArray<CateredMeal>>([])
    : notRetriedByCaller(loadCateredMeals({ category })).pipe(
        Effect.map((meals) => meals.filter((meal) => meal.id !== id)),
        Effect.orElseSucceed(() => [])
      )

/** Loads a catered meal by its name, with the others of its category and the days that are fully booked. */
export const cateringPage = definePage("catering", pageMatches.catering, ({ name }, { tree }) =>
  Effect.gen(function* () {
    const meal = yield* loadCateredMeal({ name }).pipe(
      Effect.mapError((error) =>
        error._tag === "MealNotFound" ? new PageNotFound() : new PageUnavailable({ detail: error.detail })
      )
    )
    const trail = findNode(tree, meal.url.slice(0, meal.url.lastIndexOf("/")))?.trail ?? []
    const [fullyBookedCateringDates, others] = yield* Effect.all(
      [findFullyBookedCateringDates(), loadOtherMeals(trail.at(-1)?.id, meal.id)],
      {
        concurrency: "unbounded"
      }
    )
    return { meal, trail, fullyBookedCateringDates, others }
  })
)
