import { Context, Effect } from "effect"
import type { State, StateDefinition, StateStore } from "./state.ts"

/** The states that a use case works on. */
export class States extends Context.Service<States, StateStore>()("core/kernel/States") {}

/** Returns a feature's own state. */
export const stateOf = <A>(definition: StateDefinition<A>): Effect.Effect<State<A>, never, States> =>
  Effect.map(States, (states) => states.of(definition))
