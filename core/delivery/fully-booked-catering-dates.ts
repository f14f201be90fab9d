import type { SlotDay } from "./model.ts"

/** The dates that have catering slots, all of which are full. */
export const fullyBookedCateringDates = (days: ReadonlyArray<SlotDay>): ReadonlyArray<string> =>
  days.flatMap(({ date, slots }) => {
    const cateringSlots = slots.filter(({ catering }) => catering !== "none")
    return cateringSlots.length > 0 && cateringSlots.every(({ catering }) => catering === "full") ? [date] : []
  })
