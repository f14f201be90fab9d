import { Schema } from "effect"

/** The time filled up meanwhile. */
export class SlotFull extends Schema.TaggedError<SlotFull>()("SlotFull", {}) {}
/** The time is one of another place or another way of delivery than the customer has saved. */
export class SlotElsewhere extends Schema.TaggedError<SlotElsewhere>()("SlotElsewhere", {}) {}
export class SlotMissing extends Schema.TaggedError<SlotMissing>()("SlotMissing", {}) {}
/** These lines cannot be ordered as things stand. */
export class LinesRefused extends Schema.TaggedError<LinesRefused>()("LinesRefused", { lineIds: Schema.Array(Schema.String), reasons: Schema.Array(Schema.String) }) {}
/** The customer lives outside the area that the store delivers to. */
export class AddressOutOfArea extends Schema.TaggedError<AddressOutOfArea>()("AddressOutOfArea", {}) {}
export class CartGone extends Schema.TaggedError<CartGone>()("CartGone", {}) {}
export class OrderNotFound extends Schema.TaggedError<OrderNotFound>()("OrderNotFound", {}) {}
export class OrderUnavailable extends Schema.TaggedError<OrderUnavailable>()("OrderUnavailable", { detail: Schema.String }) {}
