import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState } from "./cart-state.ts"
import type { DeviceStorage } from "../ports/storage.ts"
import { CartQueue } from "./cart-queue.ts"
import { readStoredPendingChanges } from "./stored-pending-changes.ts"

/** Resumes the unconfirmed changes of the customer's earlier page. Quantities are absolute and keys are reused, so no product is added twice. */
export const resumePending = (): Effect.Effect<void, never, States | CartQueue | DeviceStorage> =>
  Effect.gen(function* () {
    const storedChanges = yield* readStoredPendingChanges
    if (storedChanges === null) return
    // The stored changes stay on the device until the server confirms them, since this page may unload early, too.
    const queue = yield* CartQueue
    const { pending } = (yield* stateOf(cartState)).current()
    for (const { product, quantity, key } of storedChanges.changes)
      if (pending[product.gtin] === undefined) yield* queue.enqueue(product, quantity, 0, key)
  })
