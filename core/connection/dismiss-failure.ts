import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { connectionState } from "./connection-state.ts"

/** Closes a toast, by the failure's id. */
export const dismissFailure = (id: number): Effect.Effect<void, never, States> =>
  Effect.map(stateOf(connectionState), (state) =>
    state.update((connection) => ({
      ...connection,
      failures: connection.failures.filter((failure) => failure.id !== id)
    }))
  )
