import { type Kysely, type Selectable, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Context } from "../http/route.ts"

export type OrderRow = Omit<Selectable<Tables["orders"]>, "delivery_date" | "receipted">

export const selectOrders = (database: Kysely<Tables>) =>
  database
    .selectFrom("orders")
    .select(["id", "order_no", "customer_id", "cart_id", "placed", "modified", "cancelled", "cutoff", "ends"])
    .select(["slot_id", "snapshot"])

type OrderContext = Pick<Context<"ERR_FORBIDDEN" | "ERR_ORDER_LOCKED" | "ERR_ORDER_NOT_FOUND">, "database" | "refuse">

/** Reads the customer's own order; refuses with 404 when it does not exist and with 403 when it belongs to someone else. */
export const readOrder = async (
  { database, refuse }: Pick<Context<"ERR_FORBIDDEN" | "ERR_ORDER_NOT_FOUND">, "database" | "refuse">,
  orderId: string,
  customerId: string
): Promise<OrderRow> => {
  const order = await selectOrders(database).where("id", "=", orderId).executeTakeFirst()
  if (order === undefined) throw refuse("ERR_ORDER_NOT_FOUND", "There is no such order.")
  if (order.customer_id !== customerId) throw refuse("ERR_FORBIDDEN", "The order belongs to another customer.")
  return order
}

/** Reads the customer's own order and locks its row for a change; refuses when it is cancelled or past its cutoff. */
export const lockChangeableOrder = async (
  context: OrderContext & Pick<Context, "now">,
  orderId: string,
  customerId: string
): Promise<OrderRow> => {
  await sql`select 1 from orders where id = ${orderId} for update`.execute(context.database)
  const order = await readOrder(context, orderId, customerId)
  if (order.cancelled !== null || order.cutoff <= context.now)
    throw context.refuse("ERR_ORDER_LOCKED", "The order can no longer be changed.")
  return order
}
