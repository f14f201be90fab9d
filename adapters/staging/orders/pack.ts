import { fromKronor, type Ore, share, subtract, toKronor } from "#core/kernel/money.ts"
import { between } from "../seed/random.ts"
import type { OrderSnapshot } from "./snapshot.ts"

const grams = 1000
/** A picker comes this close to what was ordered; the tenth that is reserved is never reached. */
const leastPercent = 95
const mostPercent = 105

type Item = OrderSnapshot["items"][number]

/** What lay on the scales, drawn from the order and its line: the same at every look. */
const weighed = (item: Item, orderId: string): Item => {
  if (item.quantity.unit !== "Kilogram") return item
  const ordered = Math.round(item.quantity.value * grams)
  const packed = between(`${orderId} ${item.id}`, Math.ceil((ordered * leastPercent) / 100), Math.floor((ordered * mostPercent) / 100))
  const scaled = (kronor: number): number => toKronor(share(fromKronor(kronor), packed, ordered))
  const amount = scaled(item.amount)
  return {
    ...item,
    quantity: { ...item.quantity, value: packed / grams },
    amount,
    netPrice: amount,
    normalPrice: toKronor((fromKronor(amount) + fromKronor(scaled(item.totalDiscountAmount))) as Ore),
    totalDiscountAmount: scaled(item.totalDiscountAmount)
  }
}

const sumOf = (items: ReadonlyArray<Item>, field: "amount" | "totalDiscountAmount"): Ore => items.reduce((sum, item) => sum + fromKronor(item[field]), 0) as Ore
const moved = (total: number, before: ReadonlyArray<Item>, after: ReadonlyArray<Item>, field: "amount" | "totalDiscountAmount"): number =>
  toKronor((fromKronor(total) + subtract(sumOf(after, field), sumOf(before, field))) as Ore)

/** An order after packing: weight goods cost what they weighed, and nothing is reserved any more (DELIV-42). */
export const packed = (order: OrderSnapshot, orderId: string): OrderSnapshot => {
  const items = order.items.map((item) => weighed(item, orderId))
  const totalAmount = moved(order.totalAmount, order.items, items, "amount")
  return {
    ...order,
    items,
    charges: order.charges.filter(({ subType }) => subType !== "WeightReservation"),
    totalAmount,
    totalDiscount: moved(order.totalDiscount, order.items, items, "totalDiscountAmount"),
    cartReferences: order.cartReferences.map(({ cartId, paymentDetails }) => ({
      cartId,
      paymentDetails: { orderVersionIndex: paymentDetails.orderVersionIndex + 1, totalAmount }
    }))
  }
}
