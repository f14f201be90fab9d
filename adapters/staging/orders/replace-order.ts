import { type Kysely, sql } from "kysely"
import { toJsonText } from "../database/json-text.ts"
import type { OrderSnapshot } from "../database/order-snapshot.ts"
import type { Tables } from "../database/tables.ts"
import type { OrderRow } from "./changeable-order.ts"
import { insertOrderItems, type NewOrder } from "./store-order.ts"

/** Releases the places that an order has booked in its delivery time, before the changed order books one. */
export const releaseSlot = async (database: Kysely<Tables>, { slot_id: slotId, snapshot }: OrderRow): Promise<void> => {
  if (slotId === null) return
  const takenCateringCount = (snapshot.cateredMeals ?? []).length > 0 ? 1 : 0
  await database
    .updateTable("slots")
    .set({ taken: sql<number>`taken - 1`, catering_taken: sql<number>`catering_taken - ${takenCateringCount}` })
    .where("id", "=", slotId)
    .execute()
}

/** The changed order's content: it keeps the time of its first checkout, and refers to the carts of all its versions. */
export const changedSnapshot = (oldSnapshot: OrderSnapshot, newSnapshot: OrderSnapshot): OrderSnapshot => ({
  ...newSnapshot,
  checkoutCompletedDate: oldSnapshot.checkoutCompletedDate,
  cartReferences: [
    ...oldSnapshot.cartReferences,
    ...newSnapshot.cartReferences.map(({ cartId, paymentDetails }) => ({
      cartId,
      paymentDetails: { ...paymentDetails, orderVersionIndex: oldSnapshot.cartReferences.length }
    }))
  ]
})

/** Replaces an order's content with that of its replacement cart. The order keeps its id and its number, which is returned. */
export const replaceOrder = async (
  database: Kysely<Tables>,
  order: OrderRow,
  {
    cartId,
    slotId,
    slot,
    snapshot,
    lines,
    now
  }: Omit<NewOrder, "id" | "customerId" | "placed"> & { readonly now: number }
): Promise<string> => {
  await database
    .updateTable("orders")
    .set({
      cart_id: cartId,
      modified: now,
      cutoff: slot.cutoff,
      ends: slot.ends,
      delivery_date: slot.date,
      slot_id: slotId,
      snapshot: toJsonText(snapshot)
    })
    .where("id", "=", order.id)
    .execute()
  await database.deleteFrom("order_items").where("order_id", "=", order.id).execute()
  await insertOrderItems(database, {
    id: order.id,
    customerId: order.customer_id,
    placed: order.placed,
    snapshot,
    lines
  })
  return order.order_no
}
