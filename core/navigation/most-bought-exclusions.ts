import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { shellState } from "./shell-state.ts"

/** The ids of products that lists of most bought products omit, from the shop's settings (BOUGHT-06). */
export const mostBoughtExclusions: Effect.Effect<ReadonlyArray<string>, never, States> = Effect.map(
  stateOf(shellState),
  (shell) => shell.current().settings.mostBoughtExclusions
)
