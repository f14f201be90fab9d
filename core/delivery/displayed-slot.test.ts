import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { zero } from "../kernel/money.ts"
import type { Slot } from "./model.ts"
import { stockholmSelection } from "../assortment/testing.ts"
import { bookedTime, mustLoadDisplayedSlot, slotToDisplay } from "./displayed-slot.ts"

const aSlot = (id: string, date: string, from: string, available: boolean): Slot => ({
  id,
  available,
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
      available: fc.boolean(),
      catering: fc.constantFrom("none" as const, "available" as const, "full" as const)
    }),
    { selector: ({ id }) => id }
  )
  .map((slots) =>
    slots.map(({ id, day, hour, available, catering }) => ({
      ...aSlot(id, `2026-11-${day}`, `${hour}:00`, available),
      catering
    }))
  )

describe("slotToDisplay", () => {
  it("always returns the cart's booked slot, whether it is free or not", () => {
    fc.assert(
      fc.property(anySlots, fc.nat(), (slots, index) => {
        const bookedSlot = slots[index % Math.max(1, slots.length)]
        if (bookedSlot !== undefined)
          expect(slotToDisplay([{ date: "", slots }], { slotId: bookedSlot.id, hasCatering: true })).toEqual({
            chosen: true,
            date: bookedSlot.date,
            from: bookedSlot.from,
            to: bookedSlot.to
          })
      })
    )
  })

  it("always returns the first free slot that accepts the cart's catering, or null when there is none", () => {
    fc.assert(
      fc.property(anySlots, fc.boolean(), (slots, hasCatering) => {
        const shownSlot = slotToDisplay([{ date: "", slots }], { slotId: null, hasCatering })
        const freeSlots = slots.filter(
          (candidate) => candidate.available && !(hasCatering && candidate.catering !== "available")
        )
        expect(shownSlot === null).toBe(freeSlots.length === 0)
        if (shownSlot === null) return
        expect(freeSlots.some(({ date, from }) => date === shownSlot.date && from === shownSlot.from)).toBe(true)
        expect(freeSlots.every(({ date, from }) => `${shownSlot.date} ${shownSlot.from}` <= `${date} ${from}`)).toBe(
          true
        )
      })
    )
  })
})

const time = { chosen: true, date: "2026-11-24", from: "10:00", to: "12:00" }
const criteriaOf = (slotId: string | null) => ({ slotId, hasCatering: false })
const displayedState = { selection: stockholmSelection, slotId: "a", hasCatering: false, time }

describe("mustLoadDisplayedSlot", () => {
  it("is false for the selection and the cart for which the slot was loaded, and true when either differs", () => {
    expect(mustLoadDisplayedSlot(displayedState, stockholmSelection, criteriaOf("a"))).toBe(false)
    expect(mustLoadDisplayedSlot({ ...displayedState, time: null }, stockholmSelection, criteriaOf("a"))).toBe(false)
    for (const slotId of ["b", null])
      expect(mustLoadDisplayedSlot(displayedState, stockholmSelection, criteriaOf(slotId))).toBe(true)
    expect(mustLoadDisplayedSlot(displayedState, { ...stockholmSelection, storeNumber: "3299" }, criteriaOf("a"))).toBe(
      true
    )
    expect(mustLoadDisplayedSlot(displayedState, stockholmSelection, { slotId: "a", hasCatering: true })).toBe(true)
    expect(mustLoadDisplayedSlot({ ...displayedState, selection: null }, stockholmSelection, criteriaOf("a"))).toBe(
      true
    )
  })

  it("is false without a selection, since there is no slot to load", () => {
    expect(mustLoadDisplayedSlot(displayedState, null, criteriaOf(null))).toBe(false)
  })
})

describe("bookedTime", () => {
  it("is the time of the cart's booked slot", () => {
    expect(bookedTime(displayedState, "a")).toBe(time)
  })

  it("is null for another slot, for the next free slot, and without a slot", () => {
    expect(bookedTime(displayedState, "b")).toBeNull()
    expect(bookedTime({ ...displayedState, slotId: null }, null)).toBeNull()
    expect(bookedTime({ ...displayedState, time: { ...time, chosen: false } }, "a")).toBeNull()
    expect(bookedTime({ ...displayedState, time: null }, "a")).toBeNull()
  })
})
