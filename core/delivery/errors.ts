import { Schema } from "effect"

/** The slot has become fully booked. */
export class SlotTaken extends Schema.TaggedError<SlotTaken>()("SlotTaken", {}) {}

/** The slot is not, or no longer, a slot of the chosen store. */
export class SlotGone extends Schema.TaggedError<SlotGone>()("SlotGone", {}) {}

/** The slot's store or delivery method differs from the customer's saved one. */
export class SlotMismatch extends Schema.TaggedError<SlotMismatch>()("SlotMismatch", {}) {}

/** A catered meal in the cart cannot be prepared for the slot: too little time is left, or its season is over. */
export class MealNotPrepared extends Schema.TaggedError<MealNotPrepared>()("MealNotPrepared", {}) {}

/** The slot could not be set for any other reason, for example because the network failed. */
export class SlotNotSet extends Schema.TaggedError<SlotNotSet>()("SlotNotSet", {
  detail: Schema.String
}) {}

/** No city of that name has home delivery. */
export class CityNotFound extends Schema.TaggedError<CityNotFound>()("CityNotFound", {}) {}

export class DeliveryCitiesUnavailable extends Schema.TaggedError<DeliveryCitiesUnavailable>()(
  "DeliveryCitiesUnavailable",
  {
    detail: Schema.String
  }
) {}
