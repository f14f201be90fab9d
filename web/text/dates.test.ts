import fc from "fast-check"
import { describe, expect, it } from "vitest"
import * as dates from "./dates.ts"

const anyPlainDate = fc
  .date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2200-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe("the functions for dates", () => {
  it("format days and times in Swedish", () => {
    expect(dates.shortDate("2025-11-27")).toBe("tor 27/11")
    expect(dates.twoDigitDayMonth("2025-12-04")).toBe("04/12")
    expect(dates.timeSpan("08:00", "10:30")).toBe("8–10.30")
    expect(dates.slotTime("2025-11-27", "17:00", "19:00")).toBe("tor 27/11 kl.\u00a017–19")
  })

  it("write 'i dag' and 'i morgon', even across the turn of the year", () => {
    expect(dates.nearDate("2025-12-31", "2025-12-31")).toBe("i dag")
    expect(dates.nearDate("2026-01-01", "2025-12-31")).toBe("i morgon")
    expect(dates.nearDate("2026-01-02", "2025-12-31")).toBe("fre 2/1")
  })

  it("always name the calendar's weekday", () => {
    const names = ["söndag", "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag"]
    fc.assert(
      fc.property(anyPlainDate, (date) => {
        expect(dates.weekday(date)).toBe(names[new Date(`${date}T00:00:00Z`).getUTCDay()])
      })
    )
  })

  it("always count the days between two dates, in both directions", () => {
    fc.assert(
      fc.property(anyPlainDate, anyPlainDate, (a, b) => {
        expect(dates.daysBetween(a, b)).toBe((Date.parse(b) - Date.parse(a)) / 86_400_000)
        expect(dates.daysBetween(a, b) + dates.daysBetween(b, a)).toBe(0)
      })
    )
  })
})
