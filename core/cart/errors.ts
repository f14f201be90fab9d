import { Schema } from "effect"

/** The shopper has not chosen a store (CART-48). */
export class NoStoreChosen extends Schema.TaggedError<NoStoreChosen>()("NoStoreChosen", {}) {}

/** The chosen delivery method does not allow products in the cart (CART-51). */
export class DeliveryMethodNotAllowed extends Schema.TaggedError<DeliveryMethodNotAllowed>()(
  "DeliveryMethodNotAllowed",
  {}
) {}

/** The product has no price or is no longer sold (CART-53, CART-54). */
export class NotSellable extends Schema.TaggedError<NotSellable>()("NotSellable", {}) {}

export class CartUnavailable extends Schema.TaggedError<CartUnavailable>()("CartUnavailable", {
  detail: Schema.String
}) {}
