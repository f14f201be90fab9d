import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { queryOf } from "./query-of.ts"
import { anyTyped } from "./testing.ts"

describe("queryOf", () => {
  it("SEARCH-01 is nothing under two characters that can be seen", () => {
    for (const typed of ["", " ", "m", " m ", "\0m\t", "\u200fm\u200e", "\ud83d", "\u200b\u200b\u200b", "😀", "   \n  "]) expect([typed, queryOf(typed)]).toEqual([typed, null])
    for (const typed of ["mj", "😀😀", "3%", "7 %"]) expect(queryOf(typed)).toBe(typed)
  })

  it("SEARCH-01 counts neither punctuation nor what could not be read", () => {
    for (const typed of ["\ufffd%A", "\ufffd\ufffd", "ö!", "%_", "a.", "- -", "”m”"]) expect([typed, queryOf(typed)]).toEqual([typed, null])
  })

  it("keeps what a shopper means: quotes, signs, letters of any alphabet, emoji that are joined", () => {
    for (const typed of ["\"hel\" 'ost'", "3% \\ _", "حليب", "牛乳", "👩‍🌾 ägg"]) expect(queryOf(typed)).toBe(typed)
    expect(queryOf("  röd\t\n lök ")).toBe("röd lök")
  })

  it("is always well-formed, of 2 to 100 characters, without control or direction marks, and the same when asked again", () => {
    fc.assert(fc.property(anyTyped, (typed) => {
      const query = queryOf(typed)
      if (query === null) return
      const length = [...query].length
      expect([length >= 2 && length <= 100, query.trim() === query, /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e]/u.test(query), queryOf(query)]).toEqual([true, true, false, query])
      expect(decodeURIComponent(encodeURIComponent(query))).toBe(query)
    }), { numRuns: 2_000 })
  })
})
