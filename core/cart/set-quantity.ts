import { Effect } from "effect"
import { clampQuantity } from "../catalogue/quantity.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { CartQueue } from "./cart-queue.ts"
import { cartState } from "./cart-state.ts"
import { withRestoredPosition } from "./cart-view.ts"
import type { PendingChange } from "./model.ts"

export interface SetQuantityInput {
  readonly product: PendingChange["product"]
  /** In pieces or kilograms; 0 removes the line (CART-57). */
  readonly quantity: number
  /** The index at which the line was, when the change restores a removed line. */
  readonly position?: number
}

/** Delay before a change in a stepper is sent (CART-40). */
export const changeDelayMs = 800

/** Sets the quantity of a product; the queue sends it to the server. */
export const setQuantity = ({
  product,
  quantity,
  position
}: SetQuantityInput): Effect.Effect<void, never, CartQueue | States> =>
  Effect.gen(function* () {
    const queue = yield* CartQueue
    if (quantity === 0 || position !== undefined) {
      // A removal forgets the index at which the line was restored earlier.
      const cart = yield* stateOf(cartState)
      cart.update((state) => withRestoredPosition(state, product.gtin, position ?? null))
    }
    yield* queue.enqueue(product, clampQuantity(quantity, product), changeDelayMs)
  })
