import { Schema } from "effect"

/** CART-48 */
export class NoStoreChosen extends Schema.TaggedError<NoStoreChosen>()("NoStoreChosen", {}) {}

/** CART-49 */
export class NotLoggedIn extends Schema.TaggedError<NotLoggedIn>()("NotLoggedIn", {}) {}

/** CART-51 */
export class CannotAddHere extends Schema.TaggedError<CannotAddHere>()("CannotAddHere", {}) {}

/** CART-53, CART-54: no price, or not sold any more. */
export class NotSellable extends Schema.TaggedError<NotSellable>()("NotSellable", {}) {}

export class CartUnavailable extends Schema.TaggedError<CartUnavailable>()("CartUnavailable", { detail: Schema.String }) {}
