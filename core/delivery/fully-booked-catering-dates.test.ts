import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { zero } from "../kernel/money.ts"
import { fullyBookedCateringDates } from "./fully-booked-catering-dates.ts"
import type { Slot } from "./model.ts"

const aSlot = (id: string, date: string, catering: Slot["catering"]): Slot => ({
  id,
  available: true,
  date,
  from: "10:00",
  to: "23:00",
  pickingFee: zero,
  freightFee: zero,
  pickingFeeLimit: zero,
  catering
})

describe("fullyBookedCateringDates", () => {
  it("always returns exactly the dates that have catering slots, all of which are full", () => {
    const anyDay = fc.array(fc.constantFrom("none" as const, "available" as const, "full" as const), { maxLength: 4 })
    fc.assert(
      fc.property(fc.array(anyDay, { maxLength: 5 }), (days) => {
        const slotDays = days.map((catering, index) => ({
          date: `2026-11-1${index}`,
          slots: catering.map((kind, hour) => aSlot(`${index}-${hour}`, `2026-11-1${index}`, kind))
        }))
        const expected = slotDays.filter(
          ({ slots }) =>
            slots.some(({ catering }) => catering === "full") && !slots.some(({ catering }) => catering === "available")
        )
        expect(fullyBookedCateringDates(slotDays)).toEqual(expected.map(({ date }) => date))
      })
    )
  })
})
