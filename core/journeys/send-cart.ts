import { Effect } from "effect"
import { CartQueue } from "../cart/cart-queue.ts"
import { isOnline } from "../ports/connectivity.ts"

/** A time limit, since logging out on a shared computer must not wait for a bad network. */
const timeLimitMs = 3_000

/** Sends the customer's pending cart changes with the customer's own token before another session begins, within a time limit. */
export const sendCart: Effect.Effect<void, never, CartQueue> = Effect.gen(function* () {
  const queue = yield* CartQueue
  if (yield* isOnline) yield* Effect.raceFirst(queue.flush, Effect.sleep(timeLimitMs))
})
