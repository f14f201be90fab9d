import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { enqueueMail } from "../mail/outbox.ts"
import { receiptMail } from "./order-mail.ts"
import { packOrder } from "./pack.ts"

/** How long after its delivery an order's receipt is still sent. */
const lifetimeMs = 7 * 86_400_000

/** The maximum number of orders in one transaction. */
const batchSize = 100

/**
 * Adds the receipts of delivered orders, with the packed weights (DELIV-42), to the outbox for customers who want them by e-mail (API-16). Each order is
 * handled once, even when several processes run. Returns the number of mails.
 */
export const enqueueReceipts = async (
  database: Kysely<Tables>,
  { now, sendsMail }: { readonly now: number; readonly sendsMail: boolean }
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const deliveredOrders = await transaction
      .selectFrom("orders as o")
      .innerJoin("customers as c", "c.id", "o.customer_id")
      .select(["o.id", "o.order_no", "o.customer_id", "o.ends", "o.snapshot", "c.firstname", "c.receipt_copy"])
      .where("o.receipted", "is", null)
      .where("o.cancelled", "is", null)
      .where("o.ends", "<=", now)
      .where("o.ends", ">", now - lifetimeMs)
      .orderBy("o.ends")
      .limit(batchSize)
      .forUpdate("o")
      .skipLocked()
      .execute()
    if (deliveredOrders.length === 0) return 0
    await transaction
      .updateTable("orders")
      .set({ receipted: now })
      .where(
        "id",
        "in",
        deliveredOrders.map(({ id }) => id)
      )
      .execute()
    const ordersWithReceipt = deliveredOrders.filter((order) => order.receipt_copy)
    for (const { id, order_no: orderNo, customer_id: customerId, ends, snapshot, firstname } of ordersWithReceipt) {
      const mail = receiptMail(orderNo, firstname, packOrder(snapshot, id))
      await enqueueMail(transaction, mail, sql`c.id = ${customerId}`, { now, expires: ends + lifetimeMs, sendsMail })
    }
    return ordersWithReceipt.length
  })
