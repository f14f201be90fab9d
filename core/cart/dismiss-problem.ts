import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState } from "./cart-state.ts"

/** Removes a problem that the shopper has dismissed. */
export const dismissProblem = (id: number): Effect.Effect<void, never, States> =>
  Effect.map(stateOf(cartState), (cart) =>
    cart.update((state) => ({ ...state, problems: state.problems.filter((problem) => problem.id !== id) }))
  )
