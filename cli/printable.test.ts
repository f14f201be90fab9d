import fc from "fast-check"
import { expect, it } from "vitest"
import { printable } from "./printable.ts"

it("escapes terminal control characters, and nothing else", () => {
  expect(printable("\u0000ost \u001b[31m\u009b2J \u202erab \r\n\t")).toBe(
    "\\u0000ost \\u001b[31m\\u009b2J \\u202erab \\u000d\n\t"
  )
  expect(printable("räksmörgås 👨\u200d🍳 – 49:90")).toBe("räksmörgås 👨\u200d🍳 – 49:90")
})

it("always keeps the data of JSON, without control characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const shown = printable(JSON.stringify({ text }))
      expect(JSON.parse(shown)).toEqual({ text })
      expect(shown).not.toMatch(/\p{Cc}/u)
    })
  )
})
