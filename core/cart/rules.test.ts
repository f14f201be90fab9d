import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { clampQuantity, defaultMaximum, gramsOf, isCountable, parseQuantity, stepQuantity } from "./rules.ts"

const anyGoods = fc.record({ unit: fc.constantFrom("piece" as const, "kilogram" as const), maximum: fc.integer({ min: 1, max: 99 }) })
const piece = { unit: "piece", maximum: defaultMaximum } as const
const weighed = { unit: "kilogram", maximum: 5 } as const

describe("clampQuantity", () => {
  it("CART-58 CART-60 CART-63 always stays within 0 and the maximum, in the goods' own steps", () => {
    fc.assert(fc.property(fc.double(), anyGoods, (asked, goods) => {
      const quantity = clampQuantity(asked, goods)
      expect(quantity).toBeGreaterThanOrEqual(0)
      expect(quantity).toBeLessThanOrEqual(goods.maximum)
      expect(isCountable(quantity, goods.unit)).toBe(true)
    }))
  })

  it("CART-57 CART-61 CART-62 always makes nonsense, zero and less into 0", () => {
    fc.assert(fc.property(fc.oneof(fc.constant(Number.NaN), fc.double({ max: 0, noNaN: true })), anyGoods, (asked, goods) => { expect(clampQuantity(asked, goods)).toBe(0) }))
  })

  it("CART-59 CART-63 clamps a value at or above the maximum to it", () => {
    expect(clampQuantity(26, piece)).toBe(25)
    expect(clampQuantity(12, { unit: "piece", maximum: 10 })).toBe(10)
    expect(clampQuantity(Number.POSITIVE_INFINITY, piece)).toBe(25)
    expect(clampQuantity(5.04, weighed)).toBe(5)
  })

  it("always keeps a quantity that is allowed already", () => {
    fc.assert(fc.property(anyGoods, fc.nat(990), (goods, count) => {
      const quantity = goods.unit === "kilogram" ? (count % (goods.maximum * 10 + 1)) / 10 : count % (goods.maximum + 1)
      expect(clampQuantity(quantity, goods)).toBe(quantity)
    }))
  })
})

describe("stepQuantity", () => {
  it("counts weight goods in exact tenths, without 0.30000000000000004", () => {
    let quantity = 0
    for (let step = 1; step <= 30; step += 1) {
      quantity = stepQuantity(quantity, 1, weighed)
      expect(quantity).toBe(step / 10)
      expect(gramsOf(quantity)).toBe(step * 100)
    }
  })

  it("always undoes a step up with a step down, below the maximum", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 24 }), (quantity) => { expect(stepQuantity(stepQuantity(quantity, 1, piece), -1, piece)).toBe(quantity) }))
  })
})

describe("parseQuantity", () => {
  it.each([["3", 3], ["1,5", 1.5], [" 0.4 ", 0.4], ["-2", -2], ["", Number.NaN], ["två", Number.NaN], ["1 2", Number.NaN], ["1e3", Number.NaN]])(
    "CART-61 reads '%s' as %s", (typed, value) => expect(parseQuantity(typed)).toBe(value)
  )
})
