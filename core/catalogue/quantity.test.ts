import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  clampQuantity,
  defaultMaximum,
  gramsOf,
  isValidQuantity,
  parseQuantity,
  quantityOf,
  stepQuantity
} from "./quantity.ts"

const anyProduct = fc.record({
  unit: fc.constantFrom("piece" as const, "kilogram" as const),
  maximum: fc.integer({ min: 1, max: 99 })
})
const piece = { unit: "piece", maximum: defaultMaximum } as const
const weighed = { unit: "kilogram", maximum: 5 } as const

describe("clampQuantity", () => {
  it("CART-58 CART-60 CART-63 always stays between 0 and the maximum, in the product's steps", () => {
    fc.assert(
      fc.property(fc.double(), anyProduct, (asked, product) => {
        const quantity = clampQuantity(asked, product)
        expect(quantity).toBeGreaterThanOrEqual(0)
        expect(quantity).toBeLessThanOrEqual(product.maximum)
        expect(isValidQuantity(quantity, product.unit)).toBe(true)
      })
    )
  })

  it("CART-57 CART-61 CART-62 always returns 0 for invalid, zero and negative input", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constant(Number.NaN), fc.double({ max: 0, noNaN: true })),
        anyProduct,
        (asked, product) => {
          expect(clampQuantity(asked, product)).toBe(0)
        }
      )
    )
  })

  it("CART-59 CART-63 clamps a value at or above the maximum to it", () => {
    expect(clampQuantity(26, piece)).toBe(25)
    expect(clampQuantity(12, { unit: "piece", maximum: 10 })).toBe(10)
    expect(clampQuantity(Number.POSITIVE_INFINITY, piece)).toBe(25)
    expect(clampQuantity(5.04, weighed)).toBe(5)
  })

  it("always keeps an allowed quantity", () => {
    fc.assert(
      fc.property(anyProduct, fc.nat(990), (product, count) => {
        const quantity =
          product.unit === "kilogram" ? (count % (product.maximum * 10 + 1)) / 10 : count % (product.maximum + 1)
        expect(clampQuantity(quantity, product)).toBe(quantity)
      })
    )
  })
})

describe("stepQuantity", () => {
  it("counts products sold by weight in exact tenths, without 0.30000000000000004", () => {
    let quantity = 0
    for (let step = 1; step <= 30; step += 1) {
      quantity = stepQuantity(quantity, 1, weighed)
      expect(quantity).toBe(step / 10)
      expect(gramsOf(quantity)).toBe(step * 100)
    }
  })

  it("always undoes a step up with a step down below the maximum", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 }), (quantity) => {
        expect(stepQuantity(stepQuantity(quantity, 1, piece), -1, piece)).toBe(quantity)
      })
    )
  })
})

describe("parseQuantity", () => {
  it.each([
    ["3", 3],
    ["1,5", 1.5],
    [" 0.4 ", 0.4],
    ["-2", -2],
    ["", Number.NaN],
    ["två", Number.NaN],
    ["1 2", Number.NaN],
    ["1e3", Number.NaN],
    ["5.", 5],
    ["3 st", 3],
    ["\u0663", Number.NaN],
    ["\u22121", Number.NaN]
  ])("CART-61 reads '%s' as %s", (typed, value) => expect(parseQuantity(typed, "piece")).toBe(value))

  it("parses a weight as the field shows it", () => expect(parseQuantity("0,35 kg", "kilogram")).toBe(0.35))
})

describe("quantityOf", () => {
  it.each([
    ["2,7", 2, 2.7],
    ["1e3", 0, 0],
    ["0,35 kg", 0, 0.4],
    ["  3 ", 3, 3],
    ["\u22121", 0, 0],
    ["\u0663", 0, 0]
  ])("CART-61 CART-62 CART-63 takes '%s' for %d pieces and %d kg", (typed, pieces, kilograms) => {
    expect([quantityOf(typed, piece), quantityOf(typed, weighed)]).toEqual([pieces, kilograms])
  })
})
