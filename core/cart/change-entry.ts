import { Effect } from "effect"
import { type CallContext, type CallError, type CallOptions, newIdempotencyKey } from "../contract/call.ts"
import { stateOf } from "../kernel/state-of.ts"
import { CartQueue } from "./cart-queue.ts"
import { cartState } from "./cart-state.ts"
import { withProblem } from "./cart-view.ts"
import { EntryNotChanged } from "./errors.ts"
import type { Cart, PendingEntry } from "./model.ts"
import { withoutPendingEntry, withPendingEntry } from "./pending-entries.ts"
import { codeOf } from "./send-pending.ts"
import type { WireCartView } from "./wire.ts"

/** Sends the change of an entry. It receives the cart at the time of sending, and returns null when there is nothing to change. */
type EntryRequest = (cart: Cart, options: CallOptions) => Effect.Effect<WireCartView, CallError, CallContext> | null

/**
 * Changes a recipe, bag or meal: shows the change immediately, sends it after the requests before it, and shows the cart in the response. A failure undoes this change alone
 * and is reported as a problem of the cart; so is a quantity that the server has clamped. Retries have the same idempotency key, unless they change a newly opened cart.
 */
export const changeEntry = Effect.fnUntraced(function* (entry: Omit<PendingEntry, "key">, request: EntryRequest) {
  const cart = yield* stateOf(cartState)
  const queue = yield* CartQueue
  const key = yield* newIdempotencyKey
  cart.update((state) => withPendingEntry(state, { ...entry, key }))
  const isSuperseded = () =>
    entry.target !== null &&
    cart.current().pendingEntries.findLast(({ target }) => target === entry.target)?.key !== key
  const response = yield* queue
    .change((current) =>
      isSuperseded() ? null : request(current, { idempotencyKey: `${key}-${current.id}`, keepalive: true })
    )
    .pipe(
      Effect.mapError((error) => new EntryNotChanged({ code: codeOf(error) })),
      Effect.tapError(({ code }) =>
        Effect.sync(() =>
          cart.update((state) =>
            withProblem(state, {
              kind: entry.target === null ? "add-failed" : "change-failed",
              names: [entry.name],
              code
            })
          )
        )
      ),
      Effect.ensuring(Effect.sync(() => cart.update((state) => withoutPendingEntry(state, key))))
    )
  if (response?.errors?.some(({ code }) => code === "ERR_QUANTITY_LIMIT"))
    cart.update((state) =>
      withProblem(state, { kind: "limit-reached", names: [entry.name], code: "ERR_QUANTITY_LIMIT" })
    )
})
