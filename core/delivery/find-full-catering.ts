import { Effect } from "effect"
import type { States } from "../kernel/state-of.ts"
import type { CallContext } from "../contract/call.ts"
import { findSlots } from "./find-slots.ts"
import { fullCateringDates } from "./full-catering-dates.ts"

/** Finds the chosen store's fully booked dates, which catering pages warn about. */
export const findFullCatering = (): Effect.Effect<ReadonlyArray<string>, never, States | CallContext> =>
  Effect.map(findSlots({ cartId: null }), fullCateringDates)
