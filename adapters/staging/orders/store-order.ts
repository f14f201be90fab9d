import { type Kysely, sql } from "kysely"
import { fromKronor } from "#core/kernel/money.ts"
import type { CartLineRow } from "../cart/read-cart.ts"
import type { Tables } from "../database/tables.ts"
import type { OrderSlot, OrderSnapshot } from "./snapshot.ts"

export interface NewOrder {
  readonly id: string
  readonly customerId: string
  readonly cartId: string
  readonly slotId: string | null
  readonly slot: OrderSlot & { readonly ends: number }
  readonly snapshot: OrderSnapshot
  readonly lines: ReadonlyArray<CartLineRow>
  /** ms */
  readonly placed: number
}

/** Writes an order with its lines; answers its number. */
export const storeOrder = async (database: Kysely<Tables>, order: NewOrder): Promise<string> => {
  const { slot, snapshot, placed } = order
  const rows = order.lines.map((line, index) => ({
    line: index + 1,
    product_id: line.product_id,
    gtin: line.gtin,
    quantity: line.quantity,
    amount: fromKronor(snapshot.items[index]?.amount ?? 0)
  }))
  const { rows: [stored] } = await sql<{ order_no: string }>`
    insert into orders (id, order_no, customer_id, cart_id, placed, modified, locks, ends, delivery_date, slot_id, snapshot)
    values (${order.id}, nextval('order_numbers')::text, ${order.customerId}, ${order.cartId}, ${placed}, ${placed}, ${slot.locks}, ${slot.ends},
      ${slot.date},
      ${order.slotId}, ${JSON.stringify(snapshot)}::jsonb)
    returning order_no`.execute(database)
  await sql`
    insert into order_items (order_id, line, customer_id, placed, product_id, gtin, quantity, amount)
    select ${order.id}, line, ${order.customerId}, ${placed}, product_id, gtin, quantity, amount
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line integer, product_id text, gtin text, quantity integer,
      amount integer)`.execute(database)
  return stored?.order_no ?? ""
}
