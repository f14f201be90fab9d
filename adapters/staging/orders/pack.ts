import { gramsOf, kilogramsOf } from "#core/catalogue/weight.ts"
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
  const orderedGrams = gramsOf(item.quantity.value)
  const packedGrams = randomInt(
    `${orderId} ${item.id}`,
    Math.ceil((orderedGrams * minPercent) / 100),
    Math.floor((orderedGrams * maxPercent) / 100)
  )
  const scale = (kronor: number): number => toKronor(share(fromKronor(kronor), packedGrams, orderedGrams))
  const amount = scale(item.amount)
  return {
    ...item,
    quantity: { ...item.quantity, value: kilogramsOf(packedGrams) },
    amount,
    netPrice: amount,
    normalPrice: toKronor(add(fromKronor(amount), fromKronor(scale(item.totalDiscountAmount)))),
    totalDiscountAmount: scale(item.totalDiscountAmount)
  }
}

const totalOf = (items: ReadonlyArray<Item>, field: "amount" | "totalDiscountAmount"): Ore =>
  add(...items.map((item) => fromKronor(item[field])))
const adjustTotal = (
  total: number,
  oldItems: ReadonlyArray<Item>,
  newItems: ReadonlyArray<Item>,
  field: "amount" | "totalDiscountAmount"
): number => toKronor(add(fromKronor(total), subtract(totalOf(newItems, field), totalOf(oldItems, field))))

/** Packs an order: charges weight products by their packed weight and removes the reservation (DELIV-42). */
export const packOrder = (order: OrderSnapshot, orderId: string): OrderSnapshot => {
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
