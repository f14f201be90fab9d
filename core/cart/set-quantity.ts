import { Effect } from "effect"
import { clampQuantity } from "../catalogue/quantity.ts"
import { CartQueue } from "./cart-queue.ts"
import type { PendingChange } from "./model.ts"

export interface SetQuantityInput {
  readonly product: PendingChange["product"]
  /** In pieces or kilograms; 0 removes the line (CART-57). */
  readonly quantity: number
}

/** Delay before a change in a stepper is sent (CART-40). */
export const changeDelayMs = 800

/** Sets the quantity of a product; the queue sends it to the server. */
export const setQuantity = ({ product, quantity }: SetQuantityInput): Effect.Effect<void, never, CartQueue> =>
  Effect.gen(function* () {
    const queue = yield* CartQueue
    yield* queue.enqueue(product, clampQuantity(quantity, product), changeDelayMs)
  })
