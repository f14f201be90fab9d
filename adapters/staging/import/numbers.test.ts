import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readNumber, readPrice } from "./numbers.ts"

describe("readPrice", () => {
  it.each([
    ["24.9", 2490],
    ["24,90", 2490],
    [" 1 234,50 kr", 123_450],
    ["1\u00a0234 SEK", 123_400],
    ["1\u202f234", 123_400],
    [24.895, 2490],
    [0.01, 1]
  ])("reads %j", (value, öre) => expect(readPrice(value)).toBe(öre))

  it.each([[undefined], [null], [""], ["  "]])("is null without a price: %j", (value) =>
    expect(readPrice(value)).toBeNull()
  )

  it.each([
    ["0x10"],
    ["0b1"],
    ["1e3"],
    ["Infinity"],
    ["1_000"],
    ["1 00"],
    ["1.234,50"],
    ["1,234"],
    ["1.234"],
    ["-3"],
    ["٣"],
    ["gratis"],
    ["kr"],
    ["0"],
    ["0,001"],
    [0],
    [0.001],
    [-3],
    [1e9],
    [Number.NaN],
    [true],
    [[5]],
    [{}]
  ])("refuses %j", (value) => expect(readPrice(value)).toBe("invalid"))

  it("always reads an amount in each notation", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom("", " ", "\u00a0"), (öre, separator) => {
        const kronor = String(Math.floor(öre / 100)).replace(/\B(?=(\d{3})+$)/g, separator)
        const decimals = String(öre % 100).padStart(2, "0")
        for (const text of [`${kronor},${decimals}`, `${kronor}.${decimals}`, `${kronor},${decimals} kr`])
          expect(readPrice(text)).toBe(öre)
        expect(readPrice(öre / 100)).toBe(öre)
      })
    )
  })
})

describe("readNumber", () => {
  it("never reads a text that is not a plain decimal number", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const number = readNumber(text)
        expect(number === null || /^[\d\s]+([.,]\d+)?$/.test(text.trim())).toBe(true)
      })
    )
  })
})
