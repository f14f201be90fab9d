import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatMeasure, fractionOf, kitchenMeasure, scaleAmount, valueOf } from "./amounts.ts"
import { maxPortions, minPortions } from "./portions.ts"

const anyPortions = fc.integer({ min: minPortions, max: maxPortions })
/** The amounts that recipes have: quarters of a measure, and whole grams. */
const anyAmount = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map((quarters) => quarters / 4),
  fc.integer({ min: 1, max: 2_000 })
)
const volumeUnits = { krm: 1, tsk: 5, msk: 15, dl: 100, l: 1_000 } as const
const anyVolumeUnit = fc.constantFrom("krm", "tsk", "msk", "dl", "l")
const anyUnit = fc.constantFrom("krm", "tsk", "msk", "dl", "l", "g", "kg", "st", "burk")

const formatScaled = (amount: number, unit: string, from: number, to: number) =>
  formatMeasure(kitchenMeasure(scaleAmount(fractionOf(amount), from, to), unit, from !== to)).replaceAll("\u00a0", " ")

describe("scaleAmount", () => {
  it("is exact for all portions: it is proportional, and scaling back always returns the same amount", () => {
    fc.assert(
      fc.property(anyAmount, anyPortions, anyPortions, (amount, from, to) => {
        const base = fractionOf(amount)
        const scaledAmount = scaleAmount(base, from, to)
        expect(scaleAmount(scaledAmount, to, from)).toEqual(base)
        expect(scaledAmount.numerator * from * base.denominator).toBe(base.numerator * to * scaledAmount.denominator)
      })
    )
  })

  it("always returns the same amount, whatever portions the shopper chose in between", () => {
    fc.assert(
      fc.property(
        anyAmount,
        anyPortions,
        fc.array(anyPortions, { minLength: 1, maxLength: 6 }),
        (amount, from, laterPortions) => {
          const path = [from, ...laterPortions]
          const stepwise = laterPortions.reduce(
            (current, to, index) => scaleAmount(current, path[index] ?? from, to),
            fractionOf(amount)
          )
          expect(stepwise).toEqual(scaleAmount(fractionOf(amount), from, laterPortions.at(-1) ?? from))
        }
      )
    )
  })
})

describe("kitchenMeasure", () => {
  it("rounds to the measures of a Swedish kitchen", () => {
    const cases: ReadonlyArray<readonly [number, string, number, number, string]> = [
      [1, "tsk", 4, 2, "½ tsk"],
      [1, "msk", 4, 8, "2 msk"],
      [4, "krm", 4, 1, "1 krm"],
      [3, "dl", 4, 2, "1 ½ dl"],
      [1, "tsk", 4, 1, "1 krm"],
      [0.5, "dl", 4, 1, "2 ½ tsk"],
      [0.5, "dl", 4, 2, "¼ dl"],
      [3, "tsk", 4, 8, "2 msk"],
      [6, "msk", 4, 8, "1 ¾ dl"],
      [8, "dl", 4, 12, "2 ½ l"],
      [500, "g", 4, 6, "750 g"],
      [500, "g", 4, 12, "1,5 kg"],
      [390, "g", 4, 2, "195 g"],
      [2, "st", 4, 1, "½"],
      [1, "st", 4, 1, "¼"],
      [3, "st", 4, 6, "4 ½"],
      [1, "burk", 4, 8, "2 burkar"],
      [2, "skivor", 4, 2, "1 skiva"],
      [1, "tsk", 4, 12, "1 msk"],
      [1, "tsk", 4, 16, "4 tsk"],
      [1, "tsk", 4, 11, "1 msk"],
      [1, "burk", 4, 6, "1 ½ burk"]
    ]
    for (const [amount, unit, from, to, expected] of cases)
      expect([amount, unit, from, to, formatScaled(amount, unit, from, to)]).toEqual([amount, unit, from, to, expected])
  })

  it("never changes the amounts of the recipe's own portions", () => {
    fc.assert(
      fc.property(anyAmount, anyUnit, anyPortions, (amount, unit, portions) => {
        const measure = kitchenMeasure(scaleAmount(fractionOf(amount), portions, portions), unit, false)
        expect(measure).toEqual({ value: amount, unit })
      })
    )
  })

  it("never deviates by more than a third from an exact volume of at least 1 ml, nor by more than an eighth from one above 2 dl", () => {
    fc.assert(
      fc.property(anyAmount, anyVolumeUnit, anyPortions, anyPortions, (amount, unit, from, to) => {
        const exactMillilitres = valueOf(scaleAmount(fractionOf(amount), from, to)) * volumeUnits[unit]
        fc.pre(exactMillilitres >= 1)
        const measure = kitchenMeasure(scaleAmount(fractionOf(amount), from, to), unit, true)
        const measuredMillilitres = measure.value * volumeUnits[measure.unit as keyof typeof volumeUnits]
        expect(Math.abs(measuredMillilitres - exactMillilitres) / exactMillilitres).toBeLessThanOrEqual(
          exactMillilitres > 200 ? 0.125 : 0.3334
        )
      })
    )
  })

  it("always returns an amount that can be measured: whole grams, multiples of 50 g in kilograms, quarters of any other unit", () => {
    fc.assert(
      fc.property(anyAmount, anyUnit, anyPortions, anyPortions, (amount, unit, from, to) => {
        const { value, unit: chosenUnit } = kitchenMeasure(scaleAmount(fractionOf(amount), from, to), unit, true)
        expect(value).toBeGreaterThan(0)
        const stepCount = chosenUnit === "g" || chosenUnit === "kg" ? value * (chosenUnit === "kg" ? 20 : 1) : value * 4
        expect(Math.abs(stepCount - Math.round(stepCount))).toBeLessThan(1e-6)
      })
    )
  })
})
