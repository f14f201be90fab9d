import type { Selectable } from "kysely"
import type { WireOrderJson } from "#core/orders/api.ts"
import { taxesOf } from "../cart/taxes.ts"
import type { Tables } from "../database/tables.ts"
import { packOrder } from "./pack.ts"

type OrderRow = Pick<
  Selectable<Tables["orders"]>,
  "id" | "order_no" | "modified" | "cancelled" | "cutoff" | "ends" | "snapshot"
>

/** Returns 'placed' while the order can be changed, then 'locked', and 'delivered' after the slot's end; 'cancelled' for a cancelled order. */
const statusOf = ({ cancelled, cutoff, ends }: OrderRow, now: number): WireOrderJson["status"] => {
  if (cancelled !== null) return "cancelled"
  if (now >= ends) return "delivered"
  return now >= cutoff ? "locked" : "placed"
}

/** Converts an order to the wire format. A delivered order has the weights and amounts of the packed products. VAT has the rates of the delivery date. */
export const toWireOrder = (row: OrderRow, now: number): WireOrderJson => {
  const status = statusOf(row, now)
  const order = status === "delivered" ? packOrder(row.snapshot, row.id) : row.snapshot
  return {
    ...order,
    taxes: taxesOf(order, order.date),
    id: row.id,
    orderNo: row.order_no,
    status,
    modifiedDate: new Date(row.modified).toISOString(),
    deletedDate: row.cancelled === null ? null : new Date(row.cancelled).toISOString()
  }
}
