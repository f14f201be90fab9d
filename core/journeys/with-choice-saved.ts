import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { saveSettings } from "../assortment/select-assortment.ts"
import type { CallContext } from "../contract/call.ts"
import type { SessionState } from "../session/session-state.ts"

/**
 * A time is held against the place that the customer has saved: another device may have saved another one, or the saving failed. What is
 * chosen here holds for who shops here: it is saved once more, and what was refused for it is tried again.
 */
export const withChoiceSaved = <A, E extends { readonly _tag: string }, R>(
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R | AssortmentState | SessionState | CallContext> =>
  work.pipe(Effect.catch((error) =>
    Effect.gen(function*() {
      const { choice } = (yield* AssortmentState).current()
      if (error._tag !== "SlotElsewhere" || choice === null) return yield* Effect.fail(error)
      yield* saveSettings(choice)
      return yield* work
    })
  ))
