import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { emptyShell } from "../navigation/empty-shell.ts"
import { showsNextWeek, validityOf, weekKeys, weekOfKey } from "./weeks.ts"

describe("the weeks of offers", () => {
  it("CONST-11 have the keys currentweekoffer and nextweekoffer; any other key means this week", () => {
    expect([weekKeys.current, weekKeys.next]).toEqual(["currentweekoffer", "nextweekoffer"])
    expect([weekKeys.next, weekKeys.current, "x", null].map(weekOfKey)).toEqual([
      "next",
      "current",
      "current",
      "current"
    ])
  })

  it("CONST-09 CONST-10 OFFER-06 include the next week from Wednesday to Sunday, or from the configured weekday", () => {
    // From Monday 23 November to Sunday 29 November 2026.
    const days = Array.from({ length: 7 }, (_, index) => `2026-11-${23 + index}`)
    expect(days.filter((day) => showsNextWeek(day, emptyShell.settings.offersToggleWeekday))).toEqual(days.slice(2))
    expect(days.filter((day) => showsNextWeek(day, 5))).toEqual(days.slice(4))
  })

  it("have a validity that always starts with the earliest offer and ends with the latest", () => {
    const anyInstant = fc.date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(anyInstant, anyInstant), { minLength: 1 }), (spans) => {
        const offers = spans.map(([from, to]) => ({ from: from.toISOString(), to: to.toISOString() }))
        expect(validityOf(offers)).toEqual({
          from: new Date(Math.min(...spans.map(([from]) => from.getTime()))).toISOString(),
          to: new Date(Math.max(...spans.map(([, to]) => to.getTime()))).toISOString()
        })
      })
    )
    expect(validityOf([])).toBeNull()
  })
})
