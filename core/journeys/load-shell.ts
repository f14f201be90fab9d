import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { shellState } from "../navigation/shell-state.ts"
import type { CallContext } from "../contract/call.ts"
import { departmentsOf, loadNavigation, loadSettings } from "../navigation/load-navigation.ts"

/** Loads settings and navigation for the shell of every page. A failure is logged and leaves the shell incomplete. */
export const loadShell: Effect.Effect<void, never, States | CallContext> = Effect.gen(function* () {
  const shell = yield* stateOf(shellState)
  const [settings, navigation] = yield* Effect.all([Effect.result(loadSettings), Effect.result(loadNavigation())], {
    concurrency: "unbounded"
  })
  if (settings._tag === "Success") shell.update((state) => ({ ...state, settings: settings.success }))
  else yield* Effect.logWarning(`The settings could not be fetched: ${settings.failure._tag}`)
  if (navigation._tag === "Success") {
    const { header, footer, tree } = navigation.success
    shell.update((state) => ({ ...state, header, footer, departments: departmentsOf(tree) }))
  } else yield* Effect.logWarning(`The navigation could not be fetched: ${navigation.failure._tag}`)
  shell.update((state) => ({ ...state, complete: settings._tag === "Success" && navigation._tag === "Success" }))
})
