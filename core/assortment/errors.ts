import { Schema } from "effect"

/** DELIV-02: exactly five digits. */
export class InvalidPostalCode extends Schema.TaggedError<InvalidPostalCode>()("InvalidPostalCode", {}) {}

/** Nobody delivers home there. */
export class NoHomeDelivery extends Schema.TaggedError<NoHomeDelivery>()("NoHomeDelivery", { postalCode: Schema.String }) {}

/** STORE-05: unknown, or no longer offered. */
export class StoreNotSelectable extends Schema.TaggedError<StoreNotSelectable>()("StoreNotSelectable", {}) {}

/** DELIV-44: the switch itself failed. */
export class AssortmentUnavailable extends Schema.TaggedError<AssortmentUnavailable>()("AssortmentUnavailable", { detail: Schema.String }) {}
