import { Effect } from "effect"
import { CartQueue } from "../cart/cart-queue.ts"
import { isOnline } from "../ports/connectivity.ts"

/** ms: on a shared computer whoever leaves must not wait for a bad network. */
const patience = 3_000

/** Before another goes on in the customer's place: what the cart still holds back is sent by whom it belongs to, as far as it gets in time. */
export const sendCart: Effect.Effect<void, never, CartQueue> = Effect.gen(function*() {
  const queue = yield* CartQueue
  if (yield* isOnline) yield* Effect.raceFirst(queue.flush, Effect.sleep(patience))
})
