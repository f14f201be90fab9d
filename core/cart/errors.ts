import { Schema } from "effect"

/** The shopper has not chosen a store (CART-48). */
export class NoStoreChosen extends Schema.TaggedError<NoStoreChosen>()("NoStoreChosen", {}) {}

/** The chosen delivery method does not allow adding this product, recipe or bag (CART-51). */
export class DeliveryMethodNotAllowed extends Schema.TaggedError<DeliveryMethodNotAllowed>()(
  "DeliveryMethodNotAllowed",
  {}
) {}

/** The product has no price or is no longer sold (CART-53, CART-54). */
export class NotSellable extends Schema.TaggedError<NotSellable>()("NotSellable", {}) {}

export class CartUnavailable extends Schema.TaggedError<CartUnavailable>()("CartUnavailable", {
  detail: Schema.String
}) {}

/** A recipe, recipe bag or catered meal could not be added or changed; `code` is the API's error code, or null without an error response. */
export class EntryNotChanged extends Schema.TaggedError<EntryNotChanged>()("EntryNotChanged", {
  code: Schema.NullOr(Schema.String)
}) {}

/** The cart no longer has this recipe, bag or meal. */
export class EntryNotFound extends Schema.TaggedError<EntryNotFound>()("EntryNotFound", {}) {}
