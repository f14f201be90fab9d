import { Schema } from "effect"

/** The postal code does not have exactly five digits (DELIV-02). */
export class InvalidPostalCode extends Schema.TaggedError<InvalidPostalCode>()("InvalidPostalCode", {}) {}

/** No store delivers to the postal code. */
export class NoHomeDelivery extends Schema.TaggedError<NoHomeDelivery>()("NoHomeDelivery", {
  postalCode: Schema.String
}) {}

/** The store is unknown or can no longer be selected (STORE-05). */
export class StoreNotSelectable extends Schema.TaggedError<StoreNotSelectable>()("StoreNotSelectable", {}) {}

/** The stores, or the store that delivers to a postal code, could not be loaded (DELIV-44). */
export class AssortmentUnavailable extends Schema.TaggedError<AssortmentUnavailable>()("AssortmentUnavailable", {
  detail: Schema.String
}) {}
