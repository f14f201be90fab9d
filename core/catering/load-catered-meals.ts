import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { storeQueryOf } from "../assortment/rules.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { listCategoryMeals, mealsPerPage } from "./api.ts"
import { MealCategoryNotFound, MealsUnavailable } from "./errors.ts"
import { cateredMealFromWire } from "./from-wire.ts"
import type { CateredMeal } from "./model.ts"

const failureOf = (error: CallError): MealCategoryNotFound | MealsUnavailable =>
  error._tag === "ApiErrorResponse" && error.status === 404
    ? new MealCategoryNotFound()
    : new MealsUnavailable({ detail: failureDetail(listCategoryMeals, error) })

/** Loads the catered meals of a category with their prices in the chosen store; the catering folder's id loads all meals. */
export const loadCateredMeals = ({
  category
}: {
  readonly category: string
}): Effect.Effect<ReadonlyArray<CateredMeal>, MealCategoryNotFound | MealsUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const { selection } = (yield* stateOf(assortmentState)).current()
    const query = { take: mealsPerPage, ...storeQueryOf(selection) }
    const { items } = yield* call(listCategoryMeals, { params: { id: category }, query }).pipe(
      Effect.mapError(failureOf)
    )
    return items.map(cateredMealFromWire)
  })
