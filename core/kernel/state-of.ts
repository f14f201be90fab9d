import { Context, Effect } from "effect"
import type { State, StateDefinition, StateStore } from "./state.ts"

/** The states that use cases read and write. */
export class States extends Context.Service<States, StateStore>()("core/kernel/States") {}

/** Returns a feature's state. */
export const stateOf = <A>(definition: StateDefinition<A>): Effect.Effect<State<A>, never, States> =>
  Effect.map(States, (states) => states.of(definition))
