import fc from "fast-check"
import { expect, it } from "vitest"
import { printable } from "./printable.ts"

it("escapes terminal control characters, and leaves other text unchanged", () => {
  expect(printable("\u0000ost \u001b[31m\u009b2J \u202erab \r\n\t")).toBe(
    "\\u0000ost \\u001b[31m\\u009b2J \\u202erab \\u000d\n\t"
  )
  expect(printable("räksmörgås 👨\u200d🍳 – 49:90")).toBe("räksmörgås 👨\u200d🍳 – 49:90")
})

it("escapes every mark of writing direction and every separator of lines and paragraphs", () => {
  const marks = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029"
  for (const mark of marks)
    expect(printable(`a${mark}b`)).toBe(`a\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}b`)
})

it("always leaves JSON with the same data and without control characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const printableJson = printable(JSON.stringify({ text }))
      expect(JSON.parse(printableJson)).toEqual({ text })
      expect(printableJson).not.toMatch(/\p{Cc}/u)
    })
  )
})
