import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { zero } from "../kernel/money.ts"
import { fullCateringDates } from "./full-catering-dates.ts"
import type { Slot } from "./model.ts"

const slot = (id: string, date: string, catering: Slot["catering"]): Slot => ({
  id,
  free: true,
  date,
  from: "10:00",
  to: "23:00",
  pickingFee: zero,
  freightFee: zero,
  pickingFeeLimit: zero,
  catering
})

describe("fullCateringDates", () => {
  it("always returns exactly the dates whose catering slots are all full", () => {
    const anyDay = fc.array(fc.constantFrom("none" as const, "free" as const, "full" as const), { maxLength: 4 })
    fc.assert(
      fc.property(fc.array(anyDay, { maxLength: 5 }), (days) => {
        const dated = days.map((catering, index) => ({
          date: `2026-11-1${index}`,
          slots: catering.map((kind, hour) => slot(`${index}-${hour}`, `2026-11-1${index}`, kind))
        }))
        const expected = dated.filter(
          ({ slots }) =>
            slots.some(({ catering }) => catering === "full") && !slots.some(({ catering }) => catering === "free")
        )
        expect(fullCateringDates(dated)).toEqual(expected.map(({ date }) => date))
      })
    )
  })
})
