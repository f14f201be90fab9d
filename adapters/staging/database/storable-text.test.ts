import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cutText, storageProblem, storageProblemIn } from "./storable-text.ts"

const anyStorableText = fc.string({ unit: "binary" }).map((text) => text.replaceAll("\0", ""))

describe("storageProblem", () => {
  it("never refuses a text of whole characters without NUL", () => {
    fc.assert(
      fc.property(anyStorableText, (text) => {
        expect(storageProblem(text)).toBeNull()
      })
    )
  })

  it("always refuses NUL and half of a surrogate pair, at any depth, in values and in keys", () => {
    const anyBadText = fc
      .tuple(anyStorableText, fc.constantFrom("\0", "\ud83d", "\ude00", "\ude00\ud83d"), anyStorableText)
      .map(([before, bad, after]) => `${before} ${bad} ${after}`)
    fc.assert(
      fc.property(anyBadText, fc.nat({ max: 20_000 }), (text, depth) => {
        expect(storageProblem(text)).toMatch(/not allowed/)
        expect(storageProblemIn({ [text]: 1 })).toMatch(/not allowed/)
        let value: unknown = text
        for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [1, value] : { a: value, b: "" }
        expect(storageProblemIn(value)).toMatch(/not allowed/)
      }),
      { numRuns: 50 }
    )
  })
})

describe("cutText", () => {
  it("is always storable and a prefix, shorter than the limit by at most half a pair", () => {
    fc.assert(
      fc.property(anyStorableText, fc.nat({ max: 30 }), (text, maxLength) => {
        const cut = cutText(text, maxLength)
        expect(storageProblem(cut)).toBeNull()
        expect(text.startsWith(cut)).toBe(true)
        expect(Math.min(text.length, maxLength) - cut.length).toBeLessThanOrEqual(1)
      })
    )
  })
})
