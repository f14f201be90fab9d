import { describe, expect, it } from "vitest"
import { freightTaxOf, totalTaxOf } from "./taxes.ts"

type Taxed = Parameters<typeof freightTaxOf>[0]

const order = (...items: ReadonlyArray<readonly [amount: number, taxPercentage: number]>): Taxed => ({
  items: items.map(([amount, taxPercentage]) => ({ amount, taxPercentage })) as unknown as Taxed["items"],
  charges: [],
  totalAmount: items.reduce((sum, [amount]) => sum + amount, 0)
})
/** A day with a VAT of 6 % on food. */
const date = "2026-11-21"

describe("the VAT of an order", () => {
  it("is the sum of the shares of its rates", () => {
    expect(totalTaxOf(order([106, 6]), date)).toBe(6)
    expect(totalTaxOf(order([106, 6], [125, 25]), date)).toBe(31)
  })

  it("of the freight is split over the rates of the goods, and has the percentage of the larger part", () => {
    expect(freightTaxOf(order([106, 6]), 53, date)).toEqual({ taxAmount: 3, taxPercentage: 6 })
    expect(freightTaxOf(order([300, 25], [100, 6]), 40, date).taxPercentage).toBe(25)
    expect(freightTaxOf(order([100, 25], [300, 6]), 40, date).taxPercentage).toBe(6)
  })

  it("of the freight of an empty order is that of food", () => {
    expect(freightTaxOf(order(), 0, date)).toEqual({ taxAmount: 0, taxPercentage: 6 })
  })
})
