import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseGtin } from "./gtin.ts"

const withCheckDigit = (digits: string): string => {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return digits + String((10 - (sum % 10)) % 10)
}
const anyDigits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(""))

describe("parseGtin", () => {
  it("always accepts thirteen digits with the right check digit, never with another one", () => {
    fc.assert(
      fc.property(anyDigits(12), fc.integer({ min: 1, max: 9 }), (body, offset) => {
        const validGtin = withCheckDigit(body)
        expect(parseGtin(validGtin)).toBe(validGtin)
        expect(parseGtin(body + String((Number(validGtin.at(-1)) + offset) % 10))).toBeNull()
      })
    )
  })

  it("accepts PLU codes and EAN-8, adds a leading zero to 12 digits, and removes that of 14 digits", () => {
    expect([
      parseGtin("94011"),
      parseGtin("4011"),
      parseGtin("96385074"),
      parseGtin("036000291452"),
      parseGtin("07310865004703")
    ]).toEqual(["94011", "4011", "96385074", "0036000291452", "7310865004703"])
  })

  it("returns null for any other text", () => {
    expect(["", "abc", "731086500470x", "73", "-94011", "9401.1"].map(parseGtin)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null
    ])
  })
})
