import type { Selectable } from "kysely"
import type { WireOrderJson } from "#core/orders/api.ts"
import type { Tables } from "../database/tables.ts"
import { packOrder } from "./pack.ts"

type OrderRow = Pick<
  Selectable<Tables["orders"]>,
  "id" | "order_no" | "modified" | "cancelled" | "locks" | "ends" | "snapshot"
>

/** Returns an order's status: 'placed' until the slot locks, 'locked' until it ends, then 'delivered'. */
const statusOf = ({ cancelled, locks, ends }: OrderRow, now: number): WireOrderJson["status"] => {
  if (cancelled !== null) return "cancelled"
  if (now >= ends) return "delivered"
  return now >= locks ? "locked" : "placed"
}

export const wireOrder = (row: OrderRow, now: number): WireOrderJson => {
  const status = statusOf(row, now)
  return {
    ...(status === "delivered" ? packOrder(row.snapshot, row.id) : row.snapshot),
    id: row.id,
    orderNo: row.order_no,
    status,
    modifiedDate: new Date(row.modified).toISOString(),
    deletedDate: row.cancelled === null ? null : new Date(row.cancelled).toISOString()
  }
}
