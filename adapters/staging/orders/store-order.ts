import { type Kysely, sql } from "kysely"
import { fromKronor } from "#core/kernel/money.ts"
import type { CartLineRow } from "../cart/read-cart.ts"
import { toJsonText } from "../database/json-text.ts"
import type { Tables } from "../database/tables.ts"
import type { OrderSnapshot } from "../database/order-snapshot.ts"
import type { OrderSlot } from "./snapshot.ts"

export interface NewOrder {
  readonly id: string
  readonly customerId: string
  readonly cartId: string
  readonly slotId: string | null
  readonly slot: OrderSlot & { readonly ends: number }
  readonly snapshot: OrderSnapshot
  readonly lines: ReadonlyArray<CartLineRow>
  /** The time of the checkout, in ms since 1970. */
  readonly placed: number
}

/** Inserts the lines of an order. */
export const insertOrderItems = async (
  database: Kysely<Tables>,
  { id, customerId, placed, snapshot, lines }: Pick<NewOrder, "id" | "customerId" | "placed" | "snapshot" | "lines">
): Promise<void> => {
  const rows = lines.map((line, index) => ({
    line: index + 1,
    product_id: line.product_id,
    gtin: line.gtin,
    quantity: line.quantity,
    amount: fromKronor(snapshot.items[index]?.amount ?? 0)
  }))
  await sql`
    insert into order_items (order_id, line, customer_id, placed, product_id, gtin, quantity, amount)
    select ${id}, line, ${customerId}, ${placed}, product_id, gtin, quantity, amount
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line integer, product_id text, gtin text, quantity integer,
      amount integer)`.execute(database)
}

/** Inserts an order with its lines and returns its number. */
export const storeOrder = async (database: Kysely<Tables>, order: NewOrder): Promise<string> => {
  const { slot, snapshot, placed } = order
  const { order_no: orderNo } = await database
    .insertInto("orders")
    .values({
      id: order.id,
      order_no: sql<string>`nextval('order_numbers')::text`,
      customer_id: order.customerId,
      cart_id: order.cartId,
      placed,
      modified: placed,
      cancelled: null,
      cutoff: slot.cutoff,
      ends: slot.ends,
      delivery_date: slot.date,
      slot_id: order.slotId,
      snapshot: toJsonText(snapshot)
    })
    .returning("order_no")
    .executeTakeFirstOrThrow()
  await insertOrderItems(database, order)
  return orderNo
}
