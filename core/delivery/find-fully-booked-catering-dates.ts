import { Effect } from "effect"
import type { States } from "../kernel/state-of.ts"
import type { CallContext } from "../contract/call.ts"
import { findSlots } from "./find-slots.ts"
import { fullyBookedCateringDates } from "./fully-booked-catering-dates.ts"

/** Finds the chosen store's fully booked dates, which catering pages warn about. */
export const findFullyBookedCateringDates = (): Effect.Effect<ReadonlyArray<string>, never, States | CallContext> =>
  Effect.map(findSlots({ cartId: null }), fullyBookedCateringDates)
