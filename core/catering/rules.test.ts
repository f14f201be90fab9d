import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { clampCateringQuantity, largestCateringQuantity, noUpperLimit } from "./rules.ts"

const anyLimits = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.nat(50))
  .map(([quantityFrom, more]) => ({ quantityFrom, quantityTo: quantityFrom + more }))

describe("clampCateringQuantity", () => {
  it("always returns 0 or a whole number between the limits, which it does not change again", () => {
    fc.assert(
      fc.property(fc.double(), anyLimits, (quantity, limits) => {
        const clamped = clampCateringQuantity(quantity, limits)
        expect(clamped === 0 || (clamped >= limits.quantityFrom && clamped <= limits.quantityTo)).toBe(true)
        expect([clamped === 0, Number.isInteger(clamped), clampCateringQuantity(clamped, limits)]).toEqual([
          !(quantity > 0),
          true,
          clamped
        ])
      })
    )
  })

  it("keeps every whole number between the limits", () => {
    fc.assert(
      fc.property(anyLimits, fc.nat(50), (limits, above) => {
        const quantity = Math.min(limits.quantityFrom + above, limits.quantityTo)
        expect(clampCateringQuantity(quantity, limits)).toBe(quantity)
      })
    )
  })

  it("CONST-01 CONST-02 has no upper limit when the largest quantity is 999", () => {
    const limits = { quantityFrom: 4, quantityTo: noUpperLimit }
    expect([noUpperLimit, largestCateringQuantity(limits), clampCateringQuantity(2_000, limits)]).toEqual([
      999,
      Number.POSITIVE_INFINITY,
      2_000
    ])
    expect(clampCateringQuantity(2_000, { quantityFrom: 4, quantityTo: 998 })).toBe(998)
  })
})
