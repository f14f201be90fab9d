import { Context, Effect } from "effect"
import { State, type StateView } from "../kernel/state.ts"

/** Whether the device has a network; true when unknown. */
export const Connectivity = Context.Reference<StateView<boolean>>("core/ports/Connectivity", {
  defaultValue: () => new State(true)
})

export const isOnline: Effect.Effect<boolean> = Effect.map(Connectivity, (online) => online.current())

/** Waits until there is a network (NET-13). */
export const untilOnline: Effect.Effect<void> = Effect.flatMap(Connectivity, (online) =>
  Effect.callback<void>((resume) => {
    const subscription = online.changes$.subscribe((isConnected) => {
      if (isConnected) resume(Effect.void)
    })
    return Effect.sync(() => subscription.unsubscribe())
  })
)
