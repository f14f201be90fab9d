import { describe, expect, it } from "vitest"
import type { OrderSnapshot } from "../database/order-snapshot.ts"
import { toWireOrder } from "./wire-order.ts"

const [placed, cutoff, ends] = ["2026-03-10T09:00:00Z", "2026-03-11T18:00:00Z", "2026-03-12T12:00:00Z"].map((time) =>
  Date.parse(time)
) as [number, number, number]
const snapshot = {
  date: "2026-03-12",
  items: [],
  charges: [],
  cartReferences: [],
  totalAmount: 49,
  totalDiscount: 0
} as never as OrderSnapshot
const statusAt = (now: number, cancelled: number | null = null) =>
  toWireOrder({ id: "o1", order_no: "5100001", modified: placed, cancelled, cutoff, ends, snapshot }, now).status

describe("an order on the wire", () => {
  it("is placed until its cutoff, then locked until its time ends, then delivered", () => {
    expect([placed, cutoff - 1, cutoff, ends - 1, ends].map((now) => statusAt(now))).toEqual([
      "placed",
      "placed",
      "locked",
      "locked",
      "delivered"
    ])
  })

  it("has the packed weights and amounts once it is delivered, and the ordered ones until then", () => {
    const beef = {
      id: "l1",
      quantity: { value: 10, unit: "Kilogram", originalUnit: "Kilogram" },
      amount: 1_000,
      totalDiscountAmount: 0
    }
    const eggs = {
      id: "l2",
      quantity: { value: 10, unit: "Piece", originalUnit: "Piece" },
      amount: 50,
      totalDiscountAmount: 0
    }
    const orderedSnapshot = { ...snapshot, items: [beef, eggs], totalAmount: 1_099 } as never as OrderSnapshot
    const row = {
      id: "o1",
      order_no: "5100001",
      modified: placed,
      cancelled: null,
      cutoff,
      ends,
      snapshot: orderedSnapshot
    }
    expect(toWireOrder(row, ends - 1)).toMatchObject({ items: [beef, eggs], totalAmount: 1_099 })
    const { items, totalAmount } = toWireOrder(row, ends)
    const [packedItem, piece] = items
    expect(packedItem?.quantity.value).not.toBe(10)
    expect(Math.abs((packedItem?.quantity.value ?? 0) - 10)).toBeLessThanOrEqual(0.5)
    expect(packedItem?.amount).toBeCloseTo((packedItem?.quantity.value ?? 0) * 100, 2)
    expect(piece).toEqual(eggs)
    expect(totalAmount).toBeCloseTo((packedItem?.amount ?? 0) + 99, 2)
  })

  it("states the VAT by rate, with the rates of the delivery date, and of the packed weights once it is delivered", () => {
    const row = { id: "o1", order_no: "5100001", modified: placed, cancelled: null, cutoff, ends }
    const aLine = (amount: number, taxPercentage?: number) => ({
      id: "l",
      quantity: { value: 1, unit: "Kilogram", originalUnit: "Kilogram" },
      amount,
      totalDiscountAmount: 0,
      ...(taxPercentage === undefined ? {} : { taxPercentage })
    })
    const taxesAt = (now: number, fields: object) =>
      toWireOrder({ ...row, snapshot: { ...snapshot, ...fields } as never as OrderSnapshot }, now).taxes
    const mixedOrder = { items: [aLine(106, 6), aLine(125, 25)], totalAmount: 231 }
    expect(taxesAt(placed, mixedOrder)).toEqual([
      { taxPercentage: 6, amount: 106, taxAmount: 6 },
      { taxPercentage: 25, amount: 125, taxAmount: 25 }
    ])
    const unratedOrder = { items: [aLine(112)], totalAmount: 112 }
    expect(taxesAt(placed, unratedOrder)).toEqual([{ taxPercentage: 12, amount: 112, taxAmount: 12 }])
    expect(taxesAt(placed, { ...unratedOrder, date: "2026-04-02" })).toMatchObject([
      { taxPercentage: 6, taxAmount: 6.34 }
    ])
    const [packedItem] = taxesAt(ends, unratedOrder) ?? []
    expect(packedItem?.amount).not.toBe(112)
    expect(packedItem?.taxAmount).toBeCloseTo(((packedItem?.amount ?? 0) * 12) / 112, 1)
  })

  it("stays cancelled, and has the date of its cancellation", () => {
    expect([placed, cutoff, ends].map((now) => statusAt(now, placed))).toEqual(Array(3).fill("cancelled"))
    const order = toWireOrder(
      { id: "o1", order_no: "5100001", modified: placed, cancelled: placed, cutoff, ends, snapshot },
      ends
    )
    expect(order).toMatchObject({ ...snapshot, deletedDate: "2026-03-10T09:00:00.000Z" })
  })
})
