import { describe, expect, it } from "vitest"
import { freightTaxOf, totalTaxOf } from "./taxes.ts"

type TaxableOrder = Parameters<typeof freightTaxOf>[0]

const orderWith = (...items: ReadonlyArray<readonly [amount: number, taxPercentage: number]>): TaxableOrder => ({
  items: items.map(([amount, taxPercentage]) => ({ amount, taxPercentage })) as unknown as TaxableOrder["items"],
  charges: [],
  totalAmount: items.reduce((sum, [amount]) => sum + amount, 0)
})
/** A day with a VAT of 6 % on food. */
const date = "2026-11-21"

describe("the VAT of an order", () => {
  it("is the sum of the VAT at each rate", () => {
    expect(totalTaxOf(orderWith([106, 6]), date)).toBe(6)
    expect(totalTaxOf(orderWith([106, 6], [125, 25]), date)).toBe(31)
  })

  it("on the freight is split in proportion to the products' amounts at each rate, and has the percentage of the largest share", () => {
    expect(freightTaxOf(orderWith([106, 6]), 53, date)).toEqual({ taxAmount: 3, taxPercentage: 6 })
    expect(freightTaxOf(orderWith([300, 25], [100, 6]), 40, date).taxPercentage).toBe(25)
    expect(freightTaxOf(orderWith([100, 25], [300, 6]), 40, date).taxPercentage).toBe(6)
  })

  it("on the freight of an empty order has the rate of food", () => {
    expect(freightTaxOf(orderWith(), 0, date)).toEqual({ taxAmount: 0, taxPercentage: 6 })
  })
})
