import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { replacedSelectionState } from "./replaced-selection-state.ts"

/** Dismisses the message about the selection that the log-in has replaced. */
export const dismissReplacedSelection = (): Effect.Effect<void, never, States> =>
  Effect.map(stateOf(replacedSelectionState), (state) => state.set(null))
