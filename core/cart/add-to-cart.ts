import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState } from "./cart-state.ts"
import type { Product } from "../catalogue/model.ts"
import { clampQuantity, stepQuantity } from "../catalogue/quantity.ts"
import { CartQueue } from "./cart-queue.ts"
import { NotSellable } from "./errors.ts"
import { type CannotAdd, requireCanAdd } from "./require-can-add.ts"
import { visibleQuantity } from "./rules.ts"

export interface AddToCartInput {
  readonly product: Product
  /** The quantity to add, in pieces or kilograms; by default one step, as by one press of plus (stepQuantity). */
  readonly quantity?: number
}

export type AddToCartError = CannotAdd | NotSellable

/** Delay before an added quantity is sent (CART-40). */
export const addDelayMs = 500

/** Updates the visible cart immediately; the queue sends the change later. */
export const addToCart = ({
  product,
  quantity
}: AddToCartInput): Effect.Effect<void, AddToCartError, States | CartQueue> =>
  Effect.gen(function* () {
    yield* requireCanAdd()
    if (!product.sellable || product.price === null) return yield* new NotSellable()
    const cart = yield* stateOf(cartState)
    const queue = yield* CartQueue
    const oldQuantity = visibleQuantity(cart.current(), product.gtin)
    const newQuantity =
      quantity === undefined ? stepQuantity(oldQuantity, 1, product) : clampQuantity(oldQuantity + quantity, product)
    yield* queue.enqueue(product, newQuantity, addDelayMs)
  })
