import { Effect } from "effect"
import { ConnectionState } from "./connection-state.ts"

/** Closes a toast, by the failure's id. */
export const dismissFailure = (id: number): Effect.Effect<void, never, ConnectionState> =>
  Effect.map(ConnectionState, (state) => state.update((view) => ({ ...view, failures: view.failures.filter((failure) => failure.id !== id) })))
