import type { WireOrderJson } from "#core/orders/api.ts"
import { packed } from "./pack.ts"
import type { OrderSnapshot } from "./snapshot.ts"

export interface OrderRow {
  readonly id: string
  readonly order_no: string
  readonly customer_id: string
  readonly modified: number
  readonly cancelled: number | null
  readonly locks: number
  readonly ends: number
  readonly snapshot: OrderSnapshot
}

/** Placed until it locks, packed and delivered when its time has passed. */
const statusOf = ({ cancelled, locks, ends }: OrderRow, now: number): WireOrderJson["status"] =>
  cancelled !== null ? "cancelled" : now >= ends ? "delivered" : now >= locks ? "locked" : "placed"

export const wireOrder = (row: OrderRow, now: number): WireOrderJson => {
  const status = statusOf(row, now)
  return {
    ...(status === "delivered" ? packed(row.snapshot, row.id) : row.snapshot),
    id: row.id,
    orderNo: row.order_no,
    status,
    modifiedDate: new Date(row.modified).toISOString(),
    deletedDate: row.cancelled === null ? null : new Date(row.cancelled).toISOString()
  }
}
