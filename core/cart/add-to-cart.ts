import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import type { Product } from "../catalogue/model.ts"
import { SessionState } from "../session/session-state.ts"
import { CartQueue } from "./cart-queue.ts"
import { CartState } from "./cart-state.ts"
import { CannotAddHere, NoStoreChosen, NotLoggedIn, NotSellable } from "./errors.ts"
import { clampQuantity, neededFirst, visibleQuantity } from "./rules.ts"

export interface AddToCartInput {
  readonly product: Product
  /** Pieces, or kilograms; one step of the goods unless given. */
  readonly quantity?: number
}

export type AddToCartError = NoStoreChosen | NotLoggedIn | CannotAddHere | NotSellable

/** ms: the add queue is flushed after 500 (CART-40). */
export const addDelay = 500

/** Shows the goods in the cart at once and leaves the network to the queue; never waits for it. */
export const addToCart = ({ product, quantity }: AddToCartInput): Effect.Effect<void, AddToCartError, AssortmentState | SessionState | CartState | CartQueue> =>
  Effect.gen(function*() {
    const needed = neededFirst((yield* AssortmentState).current(), (yield* SessionState).current())
    if (needed === "store") return yield* new NoStoreChosen()
    if (needed === "log-in") return yield* new NotLoggedIn()
    if (needed === "delivery") return yield* new CannotAddHere()
    if (!product.sellable || product.price === null) return yield* new NotSellable()
    const cart = yield* CartState
    const queue = yield* CartQueue
    const wanted = visibleQuantity(cart.current(), product.gtin) + (quantity ?? (product.unit === "kilogram" ? 0.1 : 1))
    yield* queue.want(product, clampQuantity(wanted, product), addDelay)
  })
