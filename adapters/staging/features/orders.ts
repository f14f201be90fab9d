import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { checkOutCart, getOrder, listOrders } from "#core/orders/api.ts"
import { notDelivered, notSold } from "../cart/goods.ts"
import { deliveryMethodOf } from "../cart/price-lines.ts"
import { type CartLineRow, type CartRow, openCartForChange, readCart, readLines } from "../cart/read-cart.ts"
import { mustSuit } from "../cart/suit-slot.ts"
import { wireCart } from "../cart/wire-cart.ts"
import type { CustomerAddress, Tables } from "../database/tables.ts"
import { type Fault, invalid, Refusal, refuse } from "../http/refusal.ts"
import { type Route, route } from "../http/route.ts"
import { postLetter } from "../mail/outbox.ts"
import { confirmationMail } from "../orders/confirmation-mail.ts"
import { type OrderSlot, orderSnapshot, type OrderStore } from "../orders/snapshot.ts"
import { storeOrder } from "../orders/store-order.ts"
import { type OrderRow, wireOrder } from "../orders/wire-order.ts"
import { areaOf } from "../postal-area.ts"

const columns = sql`id, order_no, customer_id, modified, cancelled, locks, ends, snapshot`

/** Lines that cannot be ordered as they are, each named by its id. */
const linesAtFault = (cart: CartRow, lines: ReadonlyArray<CartLineRow>, now: number): ReadonlyArray<Fault> => {
  const method = deliveryMethodOf(cart)
  return lines.flatMap((line): ReadonlyArray<Fault> => {
    const reason = notSold(line, now)
    if (reason !== null) return [{ code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: reason, field: line.id }]
    return notDelivered(line, method)
      ? [{ code: "ERR_METHOD_NOT_ALLOWED_FOR_ITEM", message: "These goods are not delivered home.", field: line.id }]
      : []
  })
}

type Place = OrderStore &
  OrderSlot & {
    readonly ends: number
    readonly firstname: string
    readonly email: string
    readonly addresses: ReadonlyArray<CustomerAddress>
    readonly postal_code: string | null
  }

/** Takes one place in the cart's delivery time; two who want the last one do not both get it. */
const takePlace = async (database: Kysely<Tables>, cart: CartRow, now: number): Promise<Place> => {
  const { rows: [place] } = await sql<Place>`
    with taken as (
      update slots set taken = taken + 1 where id = ${cart.slot_id} and taken < capacity and locks > ${now} and store_number = ${cart.store_number}
      returning date, from_time, to_time, locks, ends, store_number
    )
    select t.*, s.name, s.street_address, s.city, u.firstname, u.email, u.addresses, u.postal_code
    from taken t join stores s on s.store_number = t.store_number join customers u on u.id = ${cart.customer_id}`.execute(database)
  if (place === undefined) throw refuse(409, "ERR_SLOT_FULL", "The delivery time is fully booked.")
  return place
}

/** The driver goes to the customer's own address, so the store has to deliver groceries there. */
const mustBeInArea = async (database: Kysely<Tables>, address: CustomerAddress | undefined, cart: CartRow): Promise<void> => {
  const { rows } = await sql`
    select 1 from zip_areas where prefix = ${areaOf(address?.zip ?? "")} and store_number = ${cart.store_number}
      and groceries`.execute(database)
  if (rows.length === 0) throw refuse(422, "ERR_ADDRESS_OUT_OF_AREA", "The store does not deliver to the customer's address.")
}

export const orderRoutes: ReadonlyArray<Route> = [
  route(checkOutCart, async ({ sql: database, now, limits }, { params, body, caller }) => {
    const cart = await openCartForChange(database, params.id, caller.id)
    const lines = await readLines(database, cart)
    if (lines.length === 0) throw refuse(422, "ERR_CART_EMPTY", "There is nothing in the cart.")
    if (cart.slot_id === null) throw refuse(422, "ERR_SLOT_MISSING", "No delivery time is chosen.")
    const [first, ...rest] = linesAtFault(cart, lines, now)
    if (first !== undefined) throw new Refusal(422, [first, ...rest])
    mustSuit(cart.slot_method, cart)
    const place = await takePlace(database, cart, now)
    const [address] = place.addresses
    if (deliveryMethodOf(cart) === "homeDelivery") await mustBeInArea(database, address, cart)
    const snapshot = orderSnapshot(cart, lines, { slot: place, store: place, address, message: body.message ?? null }, now)
    const id = randomUUID()
    const orderNo = await storeOrder(database, {
      id,
      customerId: caller.id,
      cartId: cart.id,
      slotId: cart.slot_id,
      slot: place,
      snapshot,
      lines,
      placed: now
    })
    await sql`update carts set checked_out = ${now}, modified = ${now}, order_id = ${id} where id = ${cart.id}`.execute(database)
    await postLetter(database, confirmationMail(orderNo, place.firstname, snapshot), sql`c.id = ${caller.id}`, { now, expires: place.ends, leaves: limits.mailLeaves })
    return wireOrder(
      { id, order_no: orderNo, customer_id: caller.id, modified: now, cancelled: null, locks: place.locks, ends: place.ends, snapshot },
      now
    )
  }),

  route(listOrders, async ({ sql: database, now }, { query, caller }) => {
    const after = query.afterDeliveryDate?.slice(0, 10) ?? stockholmDate(now)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(after)) throw invalid("A date is written YYYY-MM-DD.", "afterDeliveryDate")
    const { rows: open } = await sql<{ id: string }>`
      select id from carts where customer_id = ${caller.id} and checked_out is null and deleted is null order by modified desc`.execute(database)
    const carts = []
    for (const { id } of open) {
      const cart = await readCart(database, id, caller.id)
      carts.push(wireCart(cart, await readLines(database, cart), now))
    }
    const { rows: orders } = await sql<OrderRow>`
      select ${columns} from orders where customer_id = ${caller.id} and delivery_date >= ${after} order by delivery_date desc, placed desc
        limit 200`.execute(database)
    return { carts, orders: orders.map((order) => wireOrder(order, now)) }
  }),

  route(getOrder, async ({ sql: database, now }, { params, caller }) => {
    const { rows: [order] } = await sql<OrderRow>`select ${columns} from orders where id = ${params.id}`.execute(database)
    if (order === undefined) throw refuse(404, "ERR_ORDER_NOT_FOUND", "There is no such order.")
    if (order.customer_id !== caller.id) throw refuse(403, "ERR_FORBIDDEN", "The order belongs to somebody else.")
    return wireOrder(order, now)
  })
]
