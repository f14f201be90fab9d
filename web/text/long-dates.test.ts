import { describe, expect, it } from "vitest"
import { dayAndMonth, fullDate, longDate } from "./long-dates.ts"

describe("the functions for long dates", () => {
  it("write days and months in Swedish", () => {
    expect(dayAndMonth("2025-11-27")).toBe("27 november")
    expect(longDate("2025-11-27")).toBe("torsdag 27 november")
    expect(fullDate("2024-02-29")).toBe("29 februari 2024")
  })
})
