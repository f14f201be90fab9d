import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { saveSettings } from "../assortment/set-assortment.ts"
import type { CallContext } from "../contract/call.ts"

/**
 * Retries a call that the API rejected because the customer's saved selection differs from this page's: another device has saved
 * another selection, or this page's could not be saved. This page's selection is saved again before the retry.
 */
export const withSelectionSaved = <A, E extends { readonly _tag: string }, R>(
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R | States | CallContext> =>
  work.pipe(
    Effect.catch((error) =>
      Effect.gen(function* () {
        const { selection } = (yield* stateOf(assortmentState)).current()
        if (error._tag !== "SlotMismatch" || selection === null) return yield* Effect.fail(error)
        yield* saveSettings(selection)
        return yield* work
      })
    )
  )
