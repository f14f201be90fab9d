import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  add,
  formatAmount,
  formatPrice,
  formatShortPrice,
  fromKronor,
  type Ore,
  share,
  toKronor,
  zero
} from "./money.ts"
import { anyOre } from "./testing.ts"

describe("money", () => {
  it("PRODUCT-01 PRODUCT-02 PAGE-08 is rounded to öre, and formatted in kronor with two decimals (a short price without zero öre), a comma and non-breaking spaces", () => {
    expect([24.954, 24.956].map((kronor) => formatPrice(fromKronor(kronor)))).toEqual([
      "24,95\u00a0kr",
      "24,96\u00a0kr"
    ])
    expect(formatPrice(123_450 as Ore)).toBe("1\u00a0234,50\u00a0kr")
    expect(formatAmount(5 as Ore)).toBe("0,05")
    expect(formatPrice(-1250 as Ore)).toBe("−12,50\u00a0kr")
    expect(formatShortPrice(3500 as Ore)).toBe("35\u00a0kr")
    expect(formatShortPrice(3550 as Ore)).toBe("35,50\u00a0kr")
    expect(formatShortPrice(-3500 as Ore)).toBe("−35\u00a0kr")
    expect([formatAmount(zero), formatShortPrice(zero)]).toEqual(["0,00", "0\u00a0kr"])
    expect(formatAmount(1_234_567_800 as Ore)).toBe("12\u00a0345\u00a0678,00")
  })

  it("always has the same amount after a conversion to the wire format and back", () => {
    fc.assert(
      fc.property(anyOre(), (amount) => {
        expect(fromKronor(toKronor(amount))).toBe(amount)
        expect(fromKronor(JSON.parse(JSON.stringify(toKronor(amount))) as number)).toBe(amount)
      })
    )
  })

  it("always has at most two decimals on the wire", () => {
    fc.assert(
      fc.property(anyOre(), (amount) => {
        expect(String(toKronor(amount))).toMatch(/^\d+(\.\d{1,2})?$/)
      })
    )
  })

  it("always adds up to the same sum in any order", () => {
    fc.assert(
      fc.property(fc.array(anyOre()), fc.func(fc.integer()), (amounts, rank) => {
        const shuffled = amounts
          .map((amount, index) => ({ amount, rank: rank(index) }))
          .toSorted((a, b) => a.rank - b.rank)
        expect(add(...shuffled.map(({ amount }) => amount))).toBe(add(...amounts))
      })
    )
  })

  it("always has shares that are rounded to whole öre", () => {
    fc.assert(
      fc.property(
        anyOre(10_000_000),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 1, max: 1000 }),
        (amount, numerator, denominator) => {
          const part = share(amount, numerator, denominator)
          expect(Number.isSafeInteger(part)).toBe(true)
          expect(Math.abs(part - (amount * numerator) / denominator)).toBeLessThanOrEqual(0.5001)
        }
      )
    )
    expect(share(zero, 1, 3)).toBe(0)
  })
})
