import { Effect } from "effect"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import type { CallContext } from "../contract/call.ts"
import { findSlots } from "./find-slots.ts"
import { fullCateringDates } from "./full-catering-dates.ts"

/** The dates in the chosen store that pages of catered meals warn of. */
export const findFullCatering: Effect.Effect<ReadonlyArray<string>, never, AssortmentState | CallContext> = Effect.map(findSlots({ cartId: null }), fullCateringDates)
