import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { selectionReplacementState } from "./selection-replacement-state.ts"

/** Dismisses the message about the selection that the log-in has replaced. */
export const dismissReplacedSelection = (): Effect.Effect<void, never, States> =>
  Effect.map(stateOf(selectionReplacementState), (state) => state.set(null))
