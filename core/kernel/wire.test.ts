import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { subtract } from "./money.ts"
import { anyOre } from "./testing.ts"
import { BooleanFromQuery, IntegerFromQuery, Kronor } from "./wire.ts"

describe("values on the wire", () => {
  it("are written in the format in which they are read: true and false as words, amounts in kronor", () => {
    for (const value of [true, false]) expect(Schema.encodeSync(BooleanFromQuery)(value)).toBe(String(value))
    expect(["true", "false"].map((text) => Schema.decodeUnknownSync(BooleanFromQuery)(text))).toEqual([true, false])
    fc.assert(
      fc.property(anyOre(), (amount) => {
        expect(Schema.decodeSync(Kronor)(Schema.encodeSync(Kronor)(amount))).toBe(amount)
      })
    )
  })

  it("are refused where a whole number is required and the number has decimals", () => {
    expect(() => Schema.decodeUnknownSync(IntegerFromQuery)("1.5")).toThrow("integer")
  })
})

describe("subtract", () => {
  it("always returns the amount that, added to the subtrahend, gives the minuend", () => {
    fc.assert(fc.property(anyOre(), anyOre(), (from, amount) => subtract(from, amount) + amount === from))
  })
})
