import { type Kysely, sql } from "kysely"
import { addDays, stockholmDate, stockholmInstant } from "#core/kernel/calendar.ts"
import type { CartLineRow, CartRow } from "../cart/read-cart.ts"
import type { Tables } from "../database/tables.ts"
import { orderSnapshot, type OrderStore } from "../orders/snapshot.ts"
import { storeOrder } from "../orders/store-order.ts"
import { between, unitOf } from "../seed/random.ts"
import type { SlotFees } from "./load-slots.ts"

const customerId = "anna"
const storeNumber = "3201"
const daysAgo = [88, 76, 64, 51, 40, 27, 15, 6]
const candidates = 140
const weightStep = 100

type Shelved = Omit<CartLineRow, "id" | "quantity">

/** The weekly shop of a household: the same staples nearly every time, the rest now and then. */
const basketOf = (goods: ReadonlyArray<Shelved>, order: string): ReadonlyArray<CartLineRow> =>
  goods.flatMap((line, index): ReadonlyArray<CartLineRow> => {
    if (unitOf(`${order} ${line.product_id}`) >= (index < 12 ? 0.75 : 0.07)) return []
    const amount = between(`${order} count ${line.product_id}`, 1, index < 12 ? 3 : 2)
    return [{ ...line, id: `${order}-${index}`, quantity: line.unit === "KGM" ? amount * 3 * weightStep : amount }]
  })

/** The orders that the demo customer has made in the last three months, all delivered. */
export const loadOrders = async (database: Kysely<Tables>, now: number, fees: SlotFees): Promise<void> => {
  const { rows: goods } = await sql<Shelved>`
    select p.no, p.id as product_id, p.gtin, p.deposit, p.department, p.sellable, p.visible, p.collect_only, f.card, p.unit, p.comparison_amount,
      p.comparison_unit,
      s.price, null as promotions, s.stock_status, s.available_from, s.available_to
    from products p join product_facts f on f.no = p.no join shelves s on s.no = p.no and s.store_number = ${storeNumber}
    where p.sellable and p.visible and s.price is not null and not p.markings && array['RestrictedToSell18', 'RestrictedToSell15']
    order by p.popularity desc, p.no limit ${candidates}`.execute(database)
  const { rows: [store] } = await sql<OrderStore>`select name, street_address, city from stores where store_number = ${storeNumber}`.execute(database)
  if (store === undefined) return
  for (const [index, days] of daysAgo.entries()) {
    const id = `${customerId}-order-${index + 1}`
    const date = addDays(stockholmDate(now), -days)
    const starts = stockholmInstant(date, "16:00")
    const slot = { date, from_time: "16:00", to_time: "18:00", locks: starts - 4 * 3_600_000, ends: starts + 2 * 3_600_000 }
    const placed = stockholmInstant(addDays(date, -1), "19:30")
    const lines = basketOf(goods, id)
    const cart: CartRow = {
      id: `${id}-cart`,
      customer_id: customerId,
      store_number: storeNumber,
      modified: placed,
      checked_out: placed,
      deleted: null,
      replaces_order_id: null,
      order_id: id,
      order_no: null,
      slot_id: null,
      slot_method: "Pickup",
      slot_picking_fee: fees.pickingFee,
      slot_freight_fee: 0,
      slot_picking_fee_limit: fees.pickingFeeLimit,
      delivery_method: "pickupAtStore",
      groceries_driven: true,
      driven_from_here: true,
      picking_fee: fees.pickingFee,
      picking_fee_limit: fees.pickingFeeLimit,
      coupons: []
    }
    const snapshot = orderSnapshot(cart, lines, { slot, store, address: undefined, message: null }, placed)
    await storeOrder(database, { id, customerId, cartId: cart.id, slotId: null, slot, snapshot, lines, placed })
  }
}
