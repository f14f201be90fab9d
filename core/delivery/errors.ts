import { Schema } from "effect"

/** The time filled meanwhile. */
export class SlotTaken extends Schema.TaggedError<SlotTaken>()("SlotTaken", {}) {}

/** Not a time of the store that is chosen, or not any more. */
export class SlotGone extends Schema.TaggedError<SlotGone>()("SlotGone", {}) {}

/** A time of another place or another way of delivery than the customer has saved. */
export class SlotElsewhere extends Schema.TaggedError<SlotElsewhere>()("SlotElsewhere", {}) {}

export class SlotUnavailable extends Schema.TaggedError<SlotUnavailable>()("SlotUnavailable", { detail: Schema.String }) {}

/** No goods are driven home in a city of that name. */
export class CityNotFound extends Schema.TaggedError<CityNotFound>()("CityNotFound", {}) {}

export class DistrictsUnavailable extends Schema.TaggedError<DistrictsUnavailable>()("DistrictsUnavailable", { detail: Schema.String }) {}
