import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays } from "../kernel/calendar.ts"
import type { Ore } from "../kernel/money.ts"
import { anyOre } from "../kernel/testing.ts"
import { foodVat, includedVat, splitVat, standardVat } from "./vat.ts"

const anyItems = fc.array(fc.record({ amount: anyOre(100_000), rate: fc.constantFrom(6, 12, 25) }), { maxLength: 10 })
const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((total, amount) => total + amount, 0)

describe("foodVat", () => {
  it("is 6 % from 1 April 2026 to the end of 2027, and 12 % before and after", () => {
    expect(["2026-03-31", "2026-04-01", "2027-12-31", "2028-01-01"].map(foodVat)).toEqual([12, 6, 6, 12])
  })

  it("is always the lower rate on the 640 days of the reduction, and on no other day", () => {
    const days = Array.from({ length: 1_500 }, (_, day) => addDays("2025-01-01", day))
    expect(days.filter((date) => foodVat(date) === 6)).toEqual(
      Array.from({ length: 640 }, (_, day) => addDays("2026-04-01", day))
    )
  })
})

describe("includedVat", () => {
  it("is the VAT that the amount includes", () => {
    expect([includedVat(10_600 as Ore, 6), includedVat(11_200 as Ore, 12), includedVat(12_500 as Ore, 25)]).toEqual([
      600, 1_200, 2_500
    ])
  })
})

describe("splitVat", () => {
  it("splits fees in proportion to the items of each rate", () => {
    const items = [
      { amount: 30_000 as Ore, rate: 6 },
      { amount: 10_000 as Ore, rate: standardVat }
    ]
    expect(splitVat(items, 44_000 as Ore)).toEqual([
      { rate: 6, amount: 33_000, vat: 1_868 },
      { rate: 25, amount: 11_000, vat: 2_200 }
    ])
  })

  it("always has positive amounts that add up to the total, and lists each rate at most once, lowest first, whatever the order of the items", () => {
    fc.assert(
      fc.property(anyItems, anyOre(500_000), (items, total) => {
        const shares = splitVat(items, total)
        expect(sum(shares.map(({ amount }) => amount))).toBe(total)
        expect(shares.every(({ amount, vat, rate }) => amount > 0 && vat === includedVat(amount, rate))).toBe(true)
        expect(shares.map(({ rate }) => rate)).toEqual(
          [...new Set(shares.map(({ rate }) => rate))].toSorted((a, b) => a - b)
        )
        expect(splitVat(items.toReversed(), total)).toEqual(shares)
      })
    )
  })

  it("always has the VAT of the whole total when all items have one rate", () => {
    fc.assert(
      fc.property(anyItems, anyOre(500_000), fc.constantFrom(6, 12, 25), (items, total, rate) => {
        const shares = splitVat(
          [...items, { amount: 1 as Ore }].map(({ amount }) => ({ amount, rate })),
          total
        )
        expect(sum(shares.map(({ vat }) => vat))).toBe(includedVat(total, rate))
      })
    )
  })

  it("never differs from the exact share of a rate by more than one öre", () => {
    fc.assert(
      fc.property(anyItems, anyOre(500_000), (items, total) => {
        const itemsTotal = sum(items.map(({ amount }) => amount))
        fc.pre(itemsTotal > 0)
        for (const { rate, amount } of splitVat(items, total)) {
          const exact =
            (total * sum(items.filter((item) => item.rate === rate).map((item) => item.amount))) / itemsTotal
          expect(Math.abs(amount - exact)).toBeLessThanOrEqual(1)
        }
      })
    )
  })

  it("is empty for a total of 0, and has the standard rate for fees alone", () => {
    expect(splitVat([{ amount: 100 as Ore, rate: 6 }], 0 as Ore)).toEqual([])
    expect(splitVat([], 4_900 as Ore)).toEqual([{ rate: 25, amount: 4_900, vat: 980 }])
  })
})
