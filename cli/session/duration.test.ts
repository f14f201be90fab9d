import { describe, expect, it } from "vitest"
import { parseDuration } from "./duration.ts"

describe("parseDuration", () => {
  it.each([
    ["500 ms", 500],
    ["30s", 30_000],
    [" 1.5 min ", 90_000],
    ["2 h", 7_200_000],
    ["31 d", 2_678_400_000]
  ])("parses '%s'", (text, ms) => expect(parseDuration(text)).toBe(ms))

  it.each(["", "5", "s", "5 weeks", "-5 s", "5 s ago", "in 5 s", "5. s", ".5 s"])("refuses '%s'", (text) =>
    expect(parseDuration(text)).toBeNull()
  )
})
