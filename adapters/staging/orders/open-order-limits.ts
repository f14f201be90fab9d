import { sql } from "kysely"
import type { Context } from "../http/route.ts"

interface NewOpenOrder {
  readonly customerId: string
  readonly slotId: string
  /** The order that is being changed, which does not count; null for a new order. */
  readonly replacedOrderId: string | null
}

/**
 * Refuses an order of a customer who has the maximum number of orders that can still be changed, in all or in the delivery time: nothing is paid before delivery, so that one customer could
 * book every time. The customer's row must be locked, so that concurrent checkouts are counted.
 */
export const assertMayOrder = async (
  {
    database,
    now,
    settings,
    refuse
  }: Pick<Context<"ERR_SLOT_ORDERED" | "ERR_TOO_MANY_ORDERS">, "database" | "now" | "settings" | "refuse">,
  { customerId, slotId, replacedOrderId }: NewOpenOrder
): Promise<void> => {
  const { total, inSlot } = await database
    .selectFrom("orders")
    .select([
      sql<number>`count(*)::integer`.as("total"),
      sql<number>`(count(*) filter (where slot_id = ${slotId}))::integer`.as("inSlot")
    ])
    .where("customer_id", "=", customerId)
    .where("cancelled", "is", null)
    .where("cutoff", ">", now)
    .where("id", "is distinct from", replacedOrderId)
    .executeTakeFirstOrThrow()
  if (inSlot >= settings.maxOrdersPerSlot)
    throw refuse("ERR_SLOT_ORDERED", "The customer has an order in this delivery time already; it can be changed.")
  if (total >= settings.maxOpenOrders)
    throw refuse("ERR_TOO_MANY_ORDERS", `The customer has ${total} orders that are not delivered; try again later.`)
}
