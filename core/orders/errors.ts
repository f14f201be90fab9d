import { Schema } from "effect"

/** The slot has become fully booked. */
export class SlotFull extends Schema.TaggedError<SlotFull>()("SlotFull", {}) {}
/** The customer has an order in this slot already, which can be changed instead. */
export class SlotOrdered extends Schema.TaggedError<SlotOrdered>()("SlotOrdered", {}) {}
/** The customer has the maximum number of orders that can still be changed. */
export class TooManyOrders extends Schema.TaggedError<TooManyOrders>()("TooManyOrders", {}) {}
/** The slot's store or delivery method differs from the customer's saved one. */
export class SlotMismatch extends Schema.TaggedError<SlotMismatch>()("SlotMismatch", {}) {}
/** A catered meal in the cart cannot be prepared for the slot: too little time is left, or its season is over. */
export class MealNotPrepared extends Schema.TaggedError<MealNotPrepared>()("MealNotPrepared", {}) {}
/** Prices, offers or fees have changed since the shopper saw the total; the cart has been read again. */
export class TotalChanged extends Schema.TaggedError<TotalChanged>()("TotalChanged", {}) {}
export class SlotMissing extends Schema.TaggedError<SlotMissing>()("SlotMissing", {}) {}
/** These lines cannot be ordered; `names` lists the names of the products and bags among them. */
export class LinesRefused extends Schema.TaggedError<LinesRefused>()("LinesRefused", {
  lineIds: Schema.Array(Schema.String),
  names: Schema.Array(Schema.String),
  reasons: Schema.Array(Schema.String)
}) {}
/** These discount codes were used up after they had been added to the cart; placeOrder removes them from it. */
export class CouponsUsedUp extends Schema.TaggedError<CouponsUsedUp>()("CouponsUsedUp", {
  gtins: Schema.Array(Schema.String),
  codes: Schema.Array(Schema.String)
}) {}
/** The delivery address is outside the area that the store delivers to. */
export class AddressOutOfArea extends Schema.TaggedError<AddressOutOfArea>()("AddressOutOfArea", {}) {}
/** The API refused a change of the cart that was sent just before the order. The shopper sees the problem and may then order again (CART-45). */
export class CartChangeRefused extends Schema.TaggedError<CartChangeRefused>()("CartChangeRefused", {}) {}
/** The cart has no contents or no longer exists, for example because another tab has ordered, emptied or deleted it. */
export class CartGone extends Schema.TaggedError<CartGone>()("CartGone", {}) {}
/** The order can no longer be changed: the time for changes is over, or the order was cancelled. */
export class OrderLocked extends Schema.TaggedError<OrderLocked>()("OrderLocked", {}) {}
/** The customer is already changing another order; that change must be confirmed or discarded first. */
export class OtherOrderChanged extends Schema.TaggedError<OtherOrderChanged>()("OtherOrderChanged", {}) {}
/** The cart that replaces an order could not be deleted, so the order is still being changed. */
export class EditNotCancelled extends Schema.TaggedError<EditNotCancelled>()("EditNotCancelled", {
  detail: Schema.String
}) {}
export class OrderNotFound extends Schema.TaggedError<OrderNotFound>()("OrderNotFound", {}) {}
export class OrderUnavailable extends Schema.TaggedError<OrderUnavailable>()("OrderUnavailable", {
  detail: Schema.String
}) {}
