import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays } from "#core/kernel/calendar.ts"
import { canBeReady, pickupDates } from "./season.ts"

const allYear = { lead_days: 2, season_from: null, season_to: null }
const christmas = { lead_days: 3, season_from: "11-25", season_to: "12-23" }
const newYear = { lead_days: 1, season_from: "12-28", season_to: "01-06" }

const anyDay = fc.integer({ min: 0, max: 1_460 }).map((days) => addDays("2025-01-01", days))
const anyMonthDay = fc.integer({ min: 0, max: 364 }).map((days) => addDays("2025-01-01", days).slice(5))

describe("pickupDates", () => {
  it("start after the lead time when there is no season", () => {
    expect(pickupDates(allYear, "2026-12-30")).toEqual({ from: "2027-01-01", until: null, orderUntil: null })
  })

  it("start with the season, and allow the last order one lead time before the end of the season", () => {
    expect(pickupDates(christmas, "2026-03-01")).toEqual({
      from: "2026-11-25",
      until: "2026-12-23",
      orderUntil: "2026-12-20"
    })
    expect(pickupDates(christmas, "2026-12-20").from).toBe("2026-12-23")
  })

  it("are in next year's season when too little time is left", () => {
    expect(pickupDates(christmas, "2026-12-21")).toEqual({
      from: "2027-11-25",
      until: "2027-12-23",
      orderUntil: "2027-12-20"
    })
  })

  it("cover a season that continues into the next year", () => {
    expect(pickupDates(newYear, "2027-01-03")).toEqual({
      from: "2027-01-04",
      until: "2027-01-06",
      orderUntil: "2027-01-05"
    })
    expect(pickupDates(newYear, "2027-01-06").from).toBe("2027-12-28")
  })

  it("always start on the first day on which the meal can be ready", () => {
    fc.assert(
      fc.property(anyDay, anyMonthDay, anyMonthDay, fc.nat(10), fc.nat(500), (today, from, to, leadDays, days) => {
        const season = { lead_days: leadDays, season_from: from, season_to: to }
        const first = pickupDates(season, today).from
        const day = addDays(today, days)
        expect(canBeReady(season, today, first)).toBe(true)
        expect(canBeReady(season, today, day) && day < first).toBe(false)
      })
    )
  })

  it("always start after the lead time and within the season, and allow an order today", () => {
    fc.assert(
      fc.property(anyDay, anyMonthDay, anyMonthDay, fc.nat(10), (today, from, to, leadDays) => {
        const dates = pickupDates({ lead_days: leadDays, season_from: from, season_to: to }, today)
        expect(dates.from >= addDays(today, leadDays)).toBe(true)
        expect(dates.from <= (dates.until ?? "")).toBe(true)
        expect((dates.orderUntil ?? "") >= today).toBe(true)
      })
    )
  })
})

describe("canBeReady", () => {
  it.each([
    [allYear, "2026-12-30", "2027-01-01", true],
    [allYear, "2026-12-30", "2026-12-31", false],
    [christmas, "2026-12-01", "2026-12-23", true],
    [christmas, "2026-12-01", "2026-12-24", false],
    [christmas, "2026-11-01", "2026-11-24", false],
    [newYear, "2026-12-20", "2026-12-31", true],
    [newYear, "2026-12-20", "2027-01-07", false]
  ])(
    "returns for a meal with %j that is ordered on %s, whether it can be ready on %s: %s",
    (season, today, day, expected) => {
      expect(canBeReady(season, today, day)).toBe(expected)
    }
  )
})
