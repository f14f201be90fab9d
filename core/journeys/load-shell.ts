import { Effect } from "effect"
import type { CallContext } from "../contract/call.ts"
import { departmentsOf, loadNavigation, loadSettings } from "../navigation/load-navigation.ts"
import { ShellState } from "../navigation/shell-state.ts"

/** Settings and navigation for the frame of every page; what cannot be had is logged, and the frame stays incomplete. */
export const loadShell: Effect.Effect<void, never, ShellState | CallContext> = Effect.gen(function*() {
  const shell = yield* ShellState
  const [settings, navigation] = yield* Effect.all([Effect.result(loadSettings), Effect.result(loadNavigation)], { concurrency: "unbounded" })
  if (settings._tag === "Success") shell.update((view) => ({ ...view, settings: settings.success }))
  else yield* Effect.logWarning(`The settings could not be fetched: ${settings.failure._tag}`)
  if (navigation._tag === "Success") {
    const { header, footer, tree } = navigation.success
    shell.update((view) => ({ ...view, header, footer, departments: departmentsOf(tree) }))
  } else yield* Effect.logWarning(`The navigation could not be fetched: ${navigation.failure._tag}`)
  shell.update((view) => ({ ...view, complete: settings._tag === "Success" && navigation._tag === "Success" }))
})
