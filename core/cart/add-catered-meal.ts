import { Effect } from "effect"
import { cartUnits } from "../catalogue/units.ts"
import { call } from "../contract/call.ts"
import type { States } from "../kernel/state-of.ts"
import type { CartQueue } from "./cart-queue.ts"
import { changeEntry } from "./change-entry.ts"
import type { EntryNotChanged } from "./errors.ts"
import { addCateredMeal as addCateredMealCall } from "./recipes-and-meals-api.ts"
import { type CannotAdd, requireCanAdd } from "./require-can-add.ts"

export interface AddCateredMealInput {
  readonly gtin: string
  readonly itemNo: string
  readonly name: string
  /** In whole portions or pieces. */
  readonly quantity: number
  /** One of the meal's sides; null for a meal without sides. */
  readonly sideId: string | null
}

/** Adds a catered meal, with any delivery method: catering is also delivered to postal codes without delivery of groceries. */
export const addCateredMeal = ({
  gtin,
  itemNo,
  name,
  quantity: value,
  sideId
}: AddCateredMealInput): Effect.Effect<void, CannotAdd | EntryNotChanged, States | CartQueue> =>
  Effect.gen(function* () {
    yield* requireCanAdd(() => true)
    const quantity = { value, unit: cartUnits.piece, originalUnit: cartUnits.piece }
    yield* changeEntry({ kind: "meal", name, quantity: value, target: null }, ({ id }, options) =>
      call(addCateredMealCall, { params: { id }, body: { gtin, itemNo, quantity, name, sideId } }, options)
    )
  })
