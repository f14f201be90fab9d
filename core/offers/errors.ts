import { Schema } from "effect"

/** No store is selected; each store has its own offers. */
export class StoreRequired extends Schema.TaggedError<StoreRequired>()("StoreRequired", {}) {}

export class OffersUnavailable extends Schema.TaggedError<OffersUnavailable>()("OffersUnavailable", {
  detail: Schema.String
}) {}

export class LeafletsUnavailable extends Schema.TaggedError<LeafletsUnavailable>()("LeafletsUnavailable", {
  detail: Schema.String
}) {}

export class OfferNotFound extends Schema.TaggedError<OfferNotFound>()("OfferNotFound", {}) {}
