import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { storeQueryOf } from "../assortment/rules.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { getCateredMeal } from "./api.ts"
import { MealNotFound, MealsUnavailable } from "./errors.ts"
import { cateredMealFromWire } from "./from-wire.ts"
import type { CateredMeal } from "./model.ts"

const failureOf = (error: CallError): MealNotFound | MealsUnavailable =>
  error._tag === "ApiErrorResponse" && error.status === 404
    ? new MealNotFound()
    : new MealsUnavailable({ detail: failureDetail(getCateredMeal, error) })

/** Loads a catered meal by its name in the URL, with its prices in the chosen store. */
export const loadCateredMeal = ({
  name
}: {
  readonly name: string
}): Effect.Effect<CateredMeal, MealNotFound | MealsUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const query = storeQueryOf((yield* stateOf(assortmentState)).current().selection)
    return cateredMealFromWire(
      yield* call(getCateredMeal, { params: { id: name }, query }).pipe(Effect.mapError(failureOf))
    )
  })
