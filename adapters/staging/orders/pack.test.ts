import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fromKronor } from "#core/kernel/money.ts"
import { packOrder } from "./pack.ts"
import type { OrderSnapshot } from "../database/order-snapshot.ts"

type Item = OrderSnapshot["items"][number]

const anyItem = fc
  .record({
    id: fc.uuid(),
    unit: fc.constantFrom("Kilogram" as const, "Piece" as const),
    count: fc.integer({ min: 1, max: 50 }),
    unitPriceOre: fc.integer({ min: 1, max: 90_000 }),
    discountPercent: fc.integer({ min: 0, max: 60 })
  })
  .map(({ id, unit, count, unitPriceOre, discountPercent }): Item => {
    const grossOre = unit === "Kilogram" ? Math.round((unitPriceOre * count) / 10) : unitPriceOre * count
    const discountOre = Math.round((grossOre * discountPercent) / 100)
    const net = (grossOre - discountOre) / 100
    return {
      id,
      itemNo: "1",
      gtin: "1",
      name: "",
      brand: null,
      variant: null,
      type: "item",
      subType: "Item",
      countryOfOriginName: null,
      product: null,
      quantity: { value: unit === "Kilogram" ? count / 10 : count, unit, originalUnit: unit },
      amount: net,
      netPrice: net,
      normalPrice: grossOre / 100,
      totalDiscountAmount: discountOre / 100,
      price: { gross: unitPriceOre / 100 }
    }
  })

const totalOreOf = (items: ReadonlyArray<Item>) => items.reduce((total, item) => total + fromKronor(item.amount), 0)
const aCharge = (subType: OrderSnapshot["charges"][number]["subType"], amount: number) => ({
  id: subType,
  name: "",
  subType,
  price: { gross: amount },
  quantity: { value: 1 },
  amount
})

const orderOf = (items: ReadonlyArray<Item>): OrderSnapshot => {
  const reservedOre =
    items
      .filter(({ quantity }) => quantity.unit === "Kilogram")
      .reduce((total, { amount }) => total + fromKronor(amount), 0) / 10
  const totalAmount = totalOreOf(items) / 100 + 49
  return {
    date: "2026-03-10",
    checkoutCompletedDate: "",
    deliveryMethod: "pickupAtStore",
    homeDelivery: null,
    store: { name: "", streetAddress: "", city: "" },
    itemFulfilmentLindbakStoreNum: "3201",
    replacementForOrderId: null,
    deliveryLockDate: "",
    slot: { date: "", from: "", to: "" },
    message: null,
    cartReferences: [{ cartId: "c", paymentDetails: { orderVersionIndex: 0, totalAmount } }],
    items,
    charges: [aCharge("ChargePickingFee", 49), aCharge("WeightReservation", reservedOre / 100)],
    discountCodes: [],
    totalAmount,
    totalDiscount: items.reduce((total, item) => total + fromKronor(item.totalDiscountAmount), 0) / 100
  }
}

describe("packOrder", () => {
  it("DELIV-42 always charges the packed weight, keeps piece products unchanged and removes the reservation", () => {
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 1, maxLength: 8 }), fc.uuid(), (items, id) => {
        const order = orderOf(items)
        const packedOrder = packOrder(order, id)
        expect(fromKronor(packedOrder.totalAmount)).toBe(totalOreOf(packedOrder.items) + 4_900)
        expect(packedOrder.charges.map(({ subType }) => subType)).toEqual(["ChargePickingFee"])
        expect(packedOrder.cartReferences[0]?.paymentDetails).toEqual({
          orderVersionIndex: 1,
          totalAmount: packedOrder.totalAmount
        })
        for (const [index, item] of packedOrder.items.entries()) {
          const orderedItem = items[index]
          if (item.quantity.unit === "Piece") expect(item).toEqual(orderedItem)
          const [grams, orderedGrams] = [item, orderedItem].map((line) =>
            Math.round((line?.quantity.value ?? 0) * 1000)
          )
          expect((grams ?? 0) * 100).toBeGreaterThanOrEqual((orderedGrams ?? 0) * 95)
          expect((grams ?? 0) * 100).toBeLessThanOrEqual((orderedGrams ?? 0) * 105)
        }
      })
    )
  })

  it("never charges more than was reserved, except for rounding per line", () => {
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 1, maxLength: 8 }), fc.uuid(), (items, id) => {
        const order = orderOf(items)
        const reservedAmount = order.charges.find(({ subType }) => subType === "WeightReservation")?.amount ?? 0
        expect(fromKronor(packOrder(order, id).totalAmount)).toBeLessThanOrEqual(
          fromKronor(order.totalAmount) + fromKronor(reservedAmount) + items.length
        )
      })
    )
  })

  it("always returns the same weights for the same order", () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 8 }), fc.uuid(), (items, id) => {
        expect(packOrder(orderOf(items), id)).toEqual(packOrder(orderOf(items), id))
      })
    )
  })
})
