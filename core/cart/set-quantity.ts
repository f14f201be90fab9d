import { Effect } from "effect"
import { CartQueue } from "./cart-queue.ts"
import type { PendingChange } from "./model.ts"
import { clampQuantity } from "./rules.ts"

export interface SetQuantityInput {
  readonly product: PendingChange["product"]
  /** Pieces, or kilograms; 0 removes the line (CART-57). */
  readonly quantity: number
}

/** ms: a change in a stepper waits 800 (CART-40). */
export const changeDelay = 800

/** Sets what the shopper wants to have of these goods; the queue tells the server. */
export const setQuantity = ({ product, quantity }: SetQuantityInput): Effect.Effect<void, never, CartQueue> =>
  Effect.gen(function*() {
    const queue = yield* CartQueue
    yield* queue.want(product, clampQuantity(quantity, product), changeDelay)
  })
