import { Effect } from "effect"
import type { States } from "../kernel/state-of.ts"
import type { CallContext } from "../contract/call.ts"
import { findSlots } from "./find-slots.ts"
import { fullyBookedCateringDates } from "./fully-booked-catering-dates.ts"

/** Finds the dates on which the chosen store is fully booked for catering; catering pages warn about them. */
export const findFullyBookedCateringDates = (): Effect.Effect<ReadonlyArray<string>, never, States | CallContext> =>
  Effect.map(findSlots({ cartId: null }), fullyBookedCateringDates)
