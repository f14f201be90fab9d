import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { cartState } from "./cart-state.ts"
import { sessionState } from "../session/session-state.ts"
import type { Product } from "../catalogue/model.ts"
import { clampQuantity, stepQuantity } from "../catalogue/quantity.ts"
import { CartQueue } from "./cart-queue.ts"
import { NotLoggedIn } from "../contract/errors.ts"
import { DeliveryMethodNotAllowed, NoStoreChosen, NotSellable } from "./errors.ts"
import { missingRequirement, visibleQuantity } from "./rules.ts"

export interface AddToCartInput {
  readonly product: Product
  /** In pieces or kilograms; by default one piece or one more step, as stepQuantity has them. */
  readonly quantity?: number
}

export type AddToCartError = NoStoreChosen | NotLoggedIn | DeliveryMethodNotAllowed | NotSellable

/** Delay in ms before the add queue is flushed (CART-40). */
export const addDelay = 500

/** Updates the visible cart immediately; the queue sends the change later. */
export const addToCart = ({
  product,
  quantity
}: AddToCartInput): Effect.Effect<void, AddToCartError, States | CartQueue> =>
  Effect.gen(function* () {
    const needed = missingRequirement(
      (yield* stateOf(assortmentState)).current(),
      (yield* stateOf(sessionState)).current()
    )
    if (needed === "store") return yield* new NoStoreChosen()
    if (needed === "log-in") return yield* new NotLoggedIn()
    if (needed === "delivery") return yield* new DeliveryMethodNotAllowed()
    if (!product.sellable || product.price === null) return yield* new NotSellable()
    const cart = yield* stateOf(cartState)
    const queue = yield* CartQueue
    const current = visibleQuantity(cart.current(), product.gtin)
    const next = quantity === undefined ? stepQuantity(current, 1, product) : clampQuantity(current + quantity, product)
    yield* queue.enqueue(product, next, addDelay)
  })
