import { gramsOf, kilogramsOf } from "#core/catalogue/quantity.ts"
import { cartUnits } from "#core/catalogue/units.ts"
import { add, fromKronor, type Ore, share, subtract, toKronor } from "#core/kernel/money.ts"
import { randomInt } from "../seeded-random.ts"
import type { OrderSnapshot } from "../database/order-snapshot.ts"

/** Bounds of the packed weight as a share of the ordered weight, well within the 10 % that are reserved. */
const minPercent = 95
const maxPercent = 105

type Item = OrderSnapshot["items"][number]

/** Returns the line with its packed weight, which is pseudo-random and depends only on the order and the line. */
const withPackedWeight = (item: Item, orderId: string): Item => {
  if (item.quantity.unit !== cartUnits.kilogram) return item
  const ordered = gramsOf(item.quantity.value)
  const packed = randomInt(
    `${orderId} ${item.id}`,
    Math.ceil((ordered * minPercent) / 100),
    Math.floor((ordered * maxPercent) / 100)
  )
  const scaled = (kronor: number): number => toKronor(share(fromKronor(kronor), packed, ordered))
  const amount = scaled(item.amount)
  return {
    ...item,
    quantity: { ...item.quantity, value: kilogramsOf(packed) },
    amount,
    netPrice: amount,
    normalPrice: toKronor(add(fromKronor(amount), fromKronor(scaled(item.totalDiscountAmount)))),
    totalDiscountAmount: scaled(item.totalDiscountAmount)
  }
}

const sumOf = (items: ReadonlyArray<Item>, field: "amount" | "totalDiscountAmount"): Ore =>
  add(...items.map((item) => fromKronor(item[field])))
const adjustTotal = (
  total: number,
  before: ReadonlyArray<Item>,
  after: ReadonlyArray<Item>,
  field: "amount" | "totalDiscountAmount"
): number => toKronor(add(fromKronor(total), subtract(sumOf(after, field), sumOf(before, field))))

/** An order after packing: weight products cost their packed weight, and the reservation is gone (DELIV-42). */
export const packed = (order: OrderSnapshot, orderId: string): OrderSnapshot => {
  const items = order.items.map((item) => withPackedWeight(item, orderId))
  const totalAmount = adjustTotal(order.totalAmount, order.items, items, "amount")
  return {
    ...order,
    items,
    charges: order.charges.filter(({ subType }) => subType !== "WeightReservation"),
    totalAmount,
    totalDiscount: adjustTotal(order.totalDiscount, order.items, items, "totalDiscountAmount"),
    cartReferences: order.cartReferences.map(({ cartId, paymentDetails }) => ({
      cartId,
      paymentDetails: { orderVersionIndex: paymentDetails.orderVersionIndex + 1, totalAmount }
    }))
  }
}
