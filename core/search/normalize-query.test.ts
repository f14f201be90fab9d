import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { normalizeQuery } from "./normalize-query.ts"
import { anyInput } from "./testing.ts"

describe("normalizeQuery", () => {
  it("SEARCH-01 is null for fewer than two letters, digits or symbols", () => {
    for (const input of [
      "",
      " ",
      "m",
      " m ",
      "\0m\t",
      "\u200fm\u200e",
      "\ud83d",
      "\u200b\u200b\u200b",
      "😀",
      "   \n  "
    ])
      expect([input, normalizeQuery(input)]).toEqual([input, null])
    for (const input of ["mj", "😀😀", "3%", "7 %"]) expect(normalizeQuery(input)).toBe(input)
  })

  it("does not count punctuation, except % after a digit", () => {
    for (const input of ["\ufffd%A", "\ufffd\ufffd", "ö!", "%_", "a.", "- -", "”m”"])
      expect([input, normalizeQuery(input)]).toEqual([input, null])
  })

  it("keeps quotes, symbols, letters of any script and joined emoji, and collapses white space", () => {
    for (const input of ["\"hel\" 'ost'", "3% \\ _", "حليب", "牛乳", "👩‍🌾 ägg"])
      expect(normalizeQuery(input)).toBe(input)
    expect(normalizeQuery("  röd\t\n lök ")).toBe("röd lök")
  })

  it("is always null, or well-formed with 2 to 100 characters and without control or direction marks; and is idempotent", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const query = normalizeQuery(input)
        if (query === null) return
        const length = [...query].length
        expect([
          length >= 2 && length <= 100,
          query.trim() === query,
          /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e]/u.test(query),
          normalizeQuery(query)
        ]).toEqual([true, true, false, query])
        expect(decodeURIComponent(encodeURIComponent(query))).toBe(query)
      }),
      { numRuns: 2_000 }
    )
  })
})
