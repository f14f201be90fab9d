import { Effect } from "effect"
import { clampCateringQuantity } from "../catering/rules.ts"
import { call } from "../contract/call.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { changeItem, removeItem } from "./api.ts"
import type { CartQueue } from "./cart-queue.ts"
import { cartState } from "./cart-state.ts"
import { changeEntry } from "./change-entry.ts"
import { visibleMeals } from "./entries.ts"
import { EntryNotFound, type EntryNotChanged } from "./errors.ts"

export interface ChangeCateredMealInput {
  /** The id of the meal's line. */
  readonly id: string
  /** In whole portions or pieces; 0 removes the meal. */
  readonly quantity: number
}

/** Sets the quantity of a catered meal, within its limits. */
export const changeCateredMeal = ({
  id,
  quantity: requestedQuantity
}: ChangeCateredMealInput): Effect.Effect<void, EntryNotFound | EntryNotChanged, States | CartQueue> =>
  Effect.gen(function* () {
    const meal = visibleMeals((yield* stateOf(cartState)).current()).find((visibleMeal) => visibleMeal.id === id)?.meal
    if (meal === undefined || meal === null) return yield* new EntryNotFound()
    const quantity = clampCateringQuantity(requestedQuantity, meal)
    yield* changeEntry({ kind: "meal", name: meal.name, quantity, target: id }, (cart, options) => {
      if (cart.meals.every((cartMeal) => cartMeal.id !== id)) return null
      const params = { id: cart.id, itemId: id }
      return quantity === 0
        ? call(removeItem, { params }, options)
        : call(changeItem, { params, body: { quantity } }, options)
    })
  })
