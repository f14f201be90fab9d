import { Effect } from "effect"
import { CartState } from "./cart-state.ts"

/** Takes a problem away once the shopper has read it. */
export const dismissProblem = (id: number): Effect.Effect<void, never, CartState> =>
  Effect.map(CartState, (cart) => cart.update((view) => ({ ...view, problems: view.problems.filter((problem) => problem.id !== id) })))
