import type { SlotDay } from "./model.ts"

/** The dates whose catering slots are all full. */
export const fullCateringDates = (days: ReadonlyArray<SlotDay>): ReadonlyArray<string> =>
  days.flatMap(({ date, slots }) => {
    const taking = slots.filter(({ catering }) => catering !== "none")
    return taking.length > 0 && taking.every(({ catering }) => catering === "full") ? [date] : []
  })
