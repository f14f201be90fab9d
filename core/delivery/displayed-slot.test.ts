import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { zero } from "../kernel/money.ts"
import type { Slot } from "./model.ts"
import { slotToDisplay } from "./displayed-slot.ts"

const slot = (id: string, date: string, from: string, free: boolean): Slot => ({
  id,
  free,
  date,
  from,
  to: "23:00",
  pickingFee: zero,
  freightFee: zero,
  pickingFeeLimit: zero,
  catering: "none"
})

const anySlots = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      day: fc.integer({ min: 10, max: 28 }),
      hour: fc.integer({ min: 10, max: 20 }),
      free: fc.boolean()
    }),
    { selector: ({ id }) => id }
  )
  .map((slots) => slots.map(({ id, day, hour, free }) => slot(id, `2026-11-${day}`, `${hour}:00`, free)))

describe("slotToDisplay", () => {
  it("always returns the cart's booked slot, free or not", () => {
    fc.assert(
      fc.property(anySlots, fc.nat(), (slots, index) => {
        const booked = slots[index % Math.max(1, slots.length)]
        if (booked !== undefined)
          expect(slotToDisplay([{ date: "", slots }], booked.id)).toEqual({
            chosen: true,
            date: booked.date,
            from: booked.from,
            to: booked.to
          })
      })
    )
  })

  it("never returns a full slot, nor a free one that starts after another free one", () => {
    fc.assert(
      fc.property(anySlots, (slots) => {
        const shown = slotToDisplay([{ date: "", slots }], null)
        const free = slots.filter((candidate) => candidate.free)
        expect(shown === null).toBe(free.length === 0)
        if (shown === null) return
        expect(free.some(({ date, from }) => date === shown.date && from === shown.from)).toBe(true)
        expect(free.every(({ date, from }) => `${shown.date} ${shown.from}` <= `${date} ${from}`)).toBe(true)
      })
    )
  })
})
