import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState } from "./cart-state.ts"
import { sessionState } from "../session/session-state.ts"
import { readStoredPendingChanges, writeStoredPendingChanges } from "./stored-pending-changes.ts"
import { unstoredChangesState } from "./unstored-changes-state.ts"
import { now } from "../ports/clock.ts"
import type { DeviceStorage } from "../ports/storage.ts"

/**
 * Stores unconfirmed changes on the device, so that none are lost on unload. Without any, it stores the time when all were confirmed.
 * `unstoredChangesState` is set to whether the device has refused changes, for example because its storage is full.
 */
export const persistPending = (): Effect.Effect<void, never, States | DeviceStorage> =>
  Effect.gen(function* () {
    const changes = Object.values((yield* stateOf(cartState)).current().pending).map(({ product, quantity, key }) => ({
      product,
      quantity,
      key
    }))
    const customerId = (yield* stateOf(sessionState)).current().customer?.id
    // After the session has ended, the customer is unknown: the stored changes stay as they are.
    if (customerId === undefined) return
    // One write for both values, because a second one could overwrite a change that another tab has stored in between.
    yield* writeStoredPendingChanges({ customerId, changes, confirmedAt: changes.length === 0 ? yield* now : null })
    const unstored = yield* stateOf(unstoredChangesState)
    if (changes.length === 0) return unstored.set(false)
    const storedChanges = yield* readStoredPendingChanges
    unstored.set(changes.some(({ key }) => storedChanges?.changes.some((change) => change.key === key) !== true))
  })
