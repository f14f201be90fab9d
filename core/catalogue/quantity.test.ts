import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  clampQuantity,
  defaultMaximum,
  isValidQuantity,
  parseQuantity,
  quantityOf,
  quantityStep,
  stepQuantity
} from "./quantity.ts"
import { formatQuantity } from "./units.ts"
import { gramsOf, kilogramsOf, pieceWeightOf } from "./weight.ts"

const anyLimits = fc.record({
  unit: fc.constantFrom("piece" as const, "kilogram" as const),
  /** With two decimals, since an API may send a maximum between two steps, such as 5.05 kg. */
  maximum: fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100)
})
const piece = { unit: "piece", maximum: defaultMaximum } as const
const byWeight = { unit: "kilogram", maximum: 5 } as const

describe("clampQuantity", () => {
  it("CART-60 always stays between 0 and the maximum, in the product's steps", () => {
    fc.assert(
      fc.property(fc.double(), anyLimits, (input, product) => {
        const quantity = clampQuantity(input, product)
        expect(quantity).toBeGreaterThanOrEqual(0)
        expect(quantity).toBeLessThanOrEqual(product.maximum)
        expect(isValidQuantity(quantity, product.unit)).toBe(true)
      })
    )
  })

  it("always returns 0 for invalid, zero and negative input", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constant(Number.NaN), fc.double({ max: 0, noNaN: true })),
        anyLimits,
        (input, product) => {
          expect(clampQuantity(input, product)).toBe(0)
        }
      )
    )
  })

  it("CART-59 CART-63 limits a value to the largest whole step within the maximum", () => {
    expect(clampQuantity(26, piece)).toBe(25)
    expect(clampQuantity(12, { unit: "piece", maximum: 10 })).toBe(10)
    expect(clampQuantity(Number.POSITIVE_INFINITY, piece)).toBe(25)
    expect(clampQuantity(5.04, byWeight)).toBe(5)
    expect(clampQuantity(5, { unit: "kilogram", maximum: 5.05 })).toBe(5)
    expect(clampQuantity(5.05, { unit: "kilogram", maximum: 5.05 })).toBe(5)
    expect(clampQuantity(3, { unit: "piece", maximum: 2.5 })).toBe(2)
  })

  it("always returns an allowed quantity unchanged", () => {
    fc.assert(
      fc.property(anyLimits, fc.nat(990), (product, count) => {
        const stepsPerUnit = product.unit === "kilogram" ? 10 : 1
        const hundredths = Math.round(product.maximum * 100)
        const largestStepCount = Math.floor((hundredths * stepsPerUnit) / 100)
        const quantity = (count % (largestStepCount + 1)) / stepsPerUnit
        expect(clampQuantity(quantity, product)).toBe(quantity)
      })
    )
  })
})

describe("isValidQuantity", () => {
  it.each([
    [0, true, true],
    [3, true, true],
    [0.3, false, true],
    [0.35, false, false],
    [-1, false, false],
    [Number.POSITIVE_INFINITY, false, false],
    [Number.NaN, false, false]
  ])("returns whether %d is valid in pieces: %j, and in kg: %j", (quantity, pieces, kilograms) => {
    expect([isValidQuantity(quantity, "piece"), isValidQuantity(quantity, "kilogram")]).toEqual([pieces, kilograms])
  })
})

describe("quantities", () => {
  it("have steps of one piece and of 0.1 kg", () => {
    expect([quantityStep(piece), quantityStep(byWeight)]).toEqual([1, 0.1])
  })

  it("of weight convert to exact grams and back", () => {
    expect([gramsOf(1.1), kilogramsOf(1_100), gramsOf(0.35)]).toEqual([1_100, 1.1, 350])
  })

  it("are formatted with a decimal comma", () => {
    expect([formatQuantity(0.5), formatQuantity(12)]).toEqual(["0,5", "12"])
  })
})

describe("pieceWeightOf", () => {
  it("reads the weight of a piece from the size, only for a product sold by weight", () => {
    expect(
      ["ca 180 g", "ca 1,35 kg", "180 g", "ca 2 l", null].map((size) => pieceWeightOf({ unit: "kilogram", size }))
    ).toEqual([0.18, 1.35, null, null, null])
    expect(pieceWeightOf({ unit: "piece", size: "ca 500 g" })).toBeNull()
  })
})

describe("stepQuantity", () => {
  it("counts products sold by weight in exact tenths, without 0.30000000000000004", () => {
    let quantity = 0
    for (let step = 1; step <= 30; step += 1) {
      quantity = stepQuantity(quantity, 1, byWeight)
      expect(quantity).toBe(step / 10)
      expect(gramsOf(quantity)).toBe(step * 100)
    }
  })

  it.each([
    ["ca 180 g", [0.2, 0.3, 0.4], 0.3],
    ["ca 40 g", [0.1, 0.2, 0.3], 0.2],
    ["ca 500 g", [0.5, 0.6, 0.7], 0.6],
    ["ca 700 g", [0.7, 1.4, 2.1], 1.4],
    ["ca 1,35 kg", [1.4, 2.8, 4.2], 2.8],
    ["500 g", [0.1, 0.2, 0.3], 0.2],
    [null, [0.1, 0.2, 0.3], 0.2]
  ])(
    "starts with the weight of one piece, or 0.1 kg if it is unknown, and continues by whole pieces if they weigh more than 0.5 kg: %s",
    (size, quantitiesUp, quantityAfterStepDown) => {
      const product = { ...byWeight, size }
      const quantities = [1, 2, 3].reduce<ReadonlyArray<number>>(
        (earlierQuantities) => [...earlierQuantities, stepQuantity(earlierQuantities.at(-1) ?? 0, 1, product)],
        []
      )
      expect(quantities).toEqual(quantitiesUp)
      expect(stepQuantity(quantitiesUp[2] ?? 0, -1, product)).toBe(quantityAfterStepDown)
    }
  )

  it("always ends at 0 when stepped down, and never exceeds the maximum when stepped up", () =>
    fc.assert(
      fc.property(anyLimits, fc.integer({ min: 1, max: 9_999 }), fc.nat(30), (limits, grams, presses) => {
        const product = { ...limits, size: `ca ${grams} g` }
        let quantity = 0
        for (let press = 0; press < presses; press += 1) quantity = stepQuantity(quantity, 1, product)
        expect(quantity).toBeLessThanOrEqual(product.maximum)
        expect(isValidQuantity(quantity, product.unit)).toBe(true)
        for (let press = 0; press < 1_000 && quantity > 0; press += 1) quantity = stepQuantity(quantity, -1, product)
        expect(quantity).toBe(0)
      })
    ))

  it("always returns to the same quantity by a step up and a step down, below the maximum", () => {
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
    ["12.25", 12.25],
    [",25", 0.25],
    ["12", 12],
    ["x1", Number.NaN],
    ["1x", Number.NaN],
    ["3 st", 3],
    ["3  st", 3],
    ["3st", 3],
    ["3 ST", 3],
    ["3st4", Number.NaN],
    ["3 kg", Number.NaN],
    ["\u0663", Number.NaN],
    ["\u22121", Number.NaN]
  ])("reads '%s' as %s", (input, value) => expect(parseQuantity(input, piece)).toBe(value))

  it.each([
    ["0,35 kg", 0.35],
    ["0,35  KG", 0.35],
    ["1kg", 1],
    ["1kg2", Number.NaN],
    ["500 g", 0.5],
    ["500gram", 0.5],
    ["3,5 hg", 0.35],
    ["2 kilo", 2],
    ["½", 0.5],
    ["1½ kg", 1.5],
    ["1 3/4", 1.75],
    ["1/3", 0.333333],
    ["1/0", Number.POSITIVE_INFINITY],
    ["/2", Number.NaN],
    ["½½", Number.NaN],
    ["5 l", Number.NaN],
    ["g", Number.NaN],
    ["5 st", 0.9],
    ["1 styck", 0.18],
    ["2 stycken", 0.36],
    ["5 st.", 0.9],
    ["2 stk", 0.36],
    ["500 g.", 0.5],
    ["ca 500 g", 0.5],
    ["1 000 g", 1],
    ["1\u00a0000 g", 1],
    ["1 00 g", Number.NaN],
    ["ca", Number.NaN]
  ])("reads the weight '%s' of bananas of 180 g as %s", (input, value) =>
    expect(parseQuantity(input, { ...byWeight, size: "ca 180 g" })).toBe(value)
  )

  it("reads pieces of unknown weight as as many steps", () => {
    expect(parseQuantity("3 st", byWeight)).toBe(0.3)
  })

  it("always reads the same weight in kilograms, hectograms and grams, and pieces by their weight", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 9 }), (grams, count) => {
        const product = { ...byWeight, size: `ca ${grams} g` }
        const inputs = [`${grams} g`, `${grams / 100}hg`, `${String(grams / 1000).replace(".", ",")} kg`]
        for (const input of inputs) expect(parseQuantity(input, product)).toBe(grams / 1000)
        expect(parseQuantity(`${count} st`, product)).toBe((grams * count) / 1000)
      })
    )
  })
})

describe("quantityOf", () => {
  it.each([
    ["2,7", 2, 2.7],
    ["1e3", 0, 0],
    ["0,35 kg", 0, 0.4],
    ["  3 ", 3, 3],
    ["\u22121", 0, 0],
    ["\u0663", 0, 0],
    ["0,04", 1, 0.1],
    ["0,5", 1, 0.5],
    ["500 g", 0, 0.5],
    ["99", 25, 5],
    ["3 st", 3, 0.3],
    ["½", 1, 0.5]
  ])("reads '%s' as %d pieces or %d kg", (input, pieces, kilograms) => {
    expect([quantityOf(input, piece), quantityOf(input, byWeight)]).toEqual([pieces, kilograms])
  })
})
