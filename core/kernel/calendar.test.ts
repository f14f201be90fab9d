import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, isoWeekday, shortDate, stockholmDate, stockholmInstant, stockholmTime } from "./calendar.ts"

const anyDate = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("1990-01-01", days))

describe("the calendar", () => {
  it("converts Stockholm time on both days when daylight saving time changes", () => {
    expect(stockholmTime(Date.UTC(2026, 2, 29, 0, 30))).toEqual({ date: "2026-03-29", time: "01:30:00" })
    expect(stockholmTime(Date.UTC(2026, 2, 29, 1, 30))).toEqual({ date: "2026-03-29", time: "03:30:00" })
    expect(stockholmTime(Date.UTC(2026, 9, 25, 0, 30))).toEqual({ date: "2026-10-25", time: "02:30:00" })
    expect(stockholmTime(Date.UTC(2026, 9, 25, 1, 30))).toEqual({ date: "2026-10-25", time: "02:30:00" })
    expect(stockholmInstant("2026-03-29")).toBe(Date.UTC(2026, 2, 28, 23))
    expect(stockholmInstant("2026-03-30")).toBe(Date.UTC(2026, 2, 29, 22))
    expect(stockholmInstant("2026-10-26")).toBe(Date.UTC(2026, 9, 25, 23))
  })

  it("always agrees with the time zone database, from 1996 to 2100", () => {
    const stockholm = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Stockholm",
      dateStyle: "short",
      timeStyle: "medium"
    })
    const timesWithinTwoHours = (timeMs: number) => [-7_200_000, -1_000, 0, 1_000, 7_200_000].map((ms) => timeMs + ms)
    const anyTime = fc.integer({ min: Date.UTC(1996, 0), max: Date.UTC(2100, 0) })
    const anyClockChange = fc
      .tuple(fc.integer({ min: 1996, max: 2099 }), fc.constantFrom(2, 9), fc.integer({ min: 24, max: 31 }))
      .map(([year, month, day]) => Date.UTC(year, month, day, 1))
    fc.assert(
      fc.property(fc.oneof(anyTime, anyClockChange), (timeMs) => {
        for (const time of timesWithinTwoHours(Math.floor(timeMs / 1000) * 1000)) {
          const { date, time: timeOfDay } = stockholmTime(time)
          expect(`${date} ${timeOfDay}`).toBe(stockholm.format(time))
        }
      }),
      { numRuns: 1000 }
    )
  })

  it("always converts midnight and 12:00 to an instant and back", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(stockholmDate(stockholmInstant(date))).toBe(date)
        expect(stockholmTime(stockholmInstant(date, "12:00"))).toEqual({ date, time: "12:00:00" })
      })
    )
  })

  it("always advances the date and the weekday by one day", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const next = addDays(date, 1)
        expect(next > date).toBe(true)
        expect(isoWeekday(next)).toBe((isoWeekday(date) % 7) + 1)
        expect(addDays(next, -1)).toBe(date)
      })
    )
    expect(isoWeekday("2026-11-21")).toBe(6)
  })

  it("formats a short date as day and month without leading zeros", () => {
    expect(shortDate("2026-12-03")).toBe("3/12")
  })
})
