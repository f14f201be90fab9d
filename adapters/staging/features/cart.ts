import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { goodsLost } from "#core/assortment/goods-lost.ts"
import { addItems, changeItem, createCart, deleteCart, getCart, moveCart, removeItem } from "#core/cart/api.ts"
import type { WireCartJson } from "#core/cart/wire.ts"
import { chooseSlot } from "#core/delivery/api.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { amountAsked, goodsInStore, notDelivered, notSold, offeredOf, withinMaximum } from "../cart/goods.ts"
import { deliveryMethodOf } from "../cart/price-lines.ts"
import { type CartRow, openCartForChange, readCart, readLines } from "../cart/read-cart.ts"
import { mustSuit } from "../cart/suit-slot.ts"
import { wireCart } from "../cart/wire-cart.ts"
import type { Tables } from "../database/tables.ts"
import { type Fault, Refusal, refuse } from "../http/refusal.ts"
import { type Context, type Route, route } from "../http/route.ts"

const answerWith = async ({ sql: database, now }: Context, cart: CartRow, errors: ReadonlyArray<Fault> = []): Promise<WireCartJson> =>
  wireCart(cart, await readLines(database, cart), now, errors)

/** The cart as it is after a change, dated by it. */
export const changedCart = async ({ sql: database, now }: Pick<Context, "sql" | "now">, cart: CartRow): Promise<CartRow> => {
  await sql`update carts set modified = ${now} where id = ${cart.id}`.execute(database)
  return { ...cart, modified: now }
}

const storeMustExist = async (database: Kysely<Tables>, storeNumber: string): Promise<void> => {
  const { rows } = await sql`select 1 from stores where store_number = ${storeNumber}`.execute(database)
  if (rows.length === 0) throw refuse(404, "ERR_STORE_NOT_FOUND", "There is no such store.", "storeNumber")
}

const lossFaults = {
  "not-sold": { code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: "The store does not sell these goods now: they were taken out." },
  "not-driven-home": { code: "ERR_METHOD_NOT_ALLOWED_FOR_ITEM", message: "These goods are not driven home: they were taken out." }
} as const

/** Takes out the lines that the cart's store or way of delivery cannot have now; each is told by its gtin. */
const dropLost = async (database: Kysely<Tables>, cart: CartRow, now: number): Promise<ReadonlyArray<Fault>> => {
  const { rows: lines } = await sql<{ gtin: string }>`select gtin from cart_items where cart_id = ${cart.id} order by line`.execute(database)
  const goods = await goodsInStore(
    database,
    cart,
    lines.map(({ gtin }) => gtin)
  )
  const offered = new Map([...goods.values()].flatMap((found) => {
    const offer = offeredOf(found)
    return offer === undefined ? [] : [[found.gtin, offer] as const]
  }))
  const lost = goodsLost(lines, offered, deliveryMethodOf(cart), stockholmDate(now))
  if (lost.length > 0) await sql`delete from cart_items where cart_id = ${cart.id} and gtin = any(${lost.map(({ gtin }) => gtin)})`.execute(database)
  return lost.map(({ gtin, loss }) => ({ ...lossFaults[loss], field: gtin }))
}

const noSuchLine = () => refuse(404, "ERR_ITEM_NOT_FOUND", "There is no such line in the cart.")

export const cartRoutes: ReadonlyArray<Route> = [
  route(createCart, async (context, { body: { storeNumber }, caller }) => {
    const { sql: database, now } = context
    await storeMustExist(database, storeNumber)
    const id = randomUUID()
    const { rows: [open] } = await sql<{ id: string }>`
      insert into carts as c (id, customer_id, store_number, created, modified) values (${id}, ${caller.id}, ${storeNumber}, ${now}, ${now})
      on conflict (customer_id) where checked_out is null and deleted is null and replaces_order_id is null
      do update set
        store_number = case when exists (select 1 from cart_items i where i.cart_id = c.id) then c.store_number else excluded.store_number end,
        slot_id = case when c.store_number = excluded.store_number or exists (select 1 from cart_items i where i.cart_id = c.id) then c.slot_id end
      returning id`.execute(database)
    return answerWith(context, await readCart(database, open?.id ?? id, caller.id))
  }),

  route(getCart, async (context, { params, caller }) => answerWith(context, await readCart(context.sql, params.id, caller.id))),

  route(deleteCart, async ({ sql: database, now }, { params, caller }) => {
    const cart = await openCartForChange(database, params.id, caller.id)
    await sql`update carts set deleted = ${now}, slot_id = null where id = ${cart.id}`.execute(database)
    await sql`delete from cart_discounts where cart_id = ${cart.id}`.execute(database)
  }),

  route(moveCart, async (context, { params, body: { storeNumber, keepCart }, caller }) => {
    const { sql: database, now } = context
    const cart = await openCartForChange(database, params.id, caller.id)
    await storeMustExist(database, storeNumber)
    // A time belongs to a store and a way of delivery; one that is neither the store's nor the customer's any more is let go.
    const keepsSlot = cart.store_number === storeNumber && (cart.delivery_method === null || deliveryMethodOf(cart) === cart.delivery_method)
    await sql`
      update carts set store_number = ${storeNumber}, modified = ${now}, slot_id = ${keepsSlot ? cart.slot_id : null} where id = ${cart.id}`.execute(database)
    const moved = await readCart(database, cart.id, caller.id)
    if (keepCart) return answerWith(context, moved, await dropLost(database, moved, now))
    await sql`delete from cart_items where cart_id = ${cart.id}`.execute(database)
    return answerWith(context, moved)
  }),

  route(addItems, async (context, { params, body, caller }) => {
    const { sql: database, now } = context
    const cart = await openCartForChange(database, params.id, caller.id)
    const goods = await goodsInStore(
      database,
      cart,
      body.items.map(({ gtin }) => gtin)
    )
    const method = deliveryMethodOf(cart)
    const refused: Array<Fault> = []
    const limits: Array<Fault> = []
    const amounts = new Map<string, number>()
    for (const [index, { gtin, quantity }] of body.items.entries()) {
      const field = `items.${index}.quantity.value`
      const found = goods.get(gtin)
      const reason = notSold(found, now)
      if (found === undefined || reason !== null) {
        refused.push({ code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: reason ?? "", field: `items.${index}` })
      } else if (notDelivered(found, method)) {
        refused.push({ code: "ERR_METHOD_NOT_ALLOWED_FOR_ITEM", message: `'${found.name}' is not delivered home.`, field: `items.${index}` })
      } else {
        const { amount, fault } = withinMaximum(found, (amounts.get(gtin) ?? found.held ?? 0) + amountAsked(found, quantity.value, field), field)
        amounts.set(gtin, amount)
        if (fault !== null) limits.push(fault)
      }
    }
    const [first, ...rest] = refused
    if (first !== undefined) throw new Refusal(422, [first, ...rest])
    const lines = [...amounts]
      .filter(([, quantity]) => quantity > 0)
      .map(([gtin, quantity]) => ({ id: randomUUID(), gtin, no: goods.get(gtin)?.no, quantity }))
    await sql`
      with dated as (update carts set modified = ${now} where id = ${cart.id})
      insert into cart_items (id, cart_id, no, gtin, quantity)
      select id, ${cart.id}, no, gtin, quantity from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r(id text, no integer, gtin text,
        quantity integer)
      on conflict (cart_id, gtin) do update set quantity = excluded.quantity`.execute(database)
    return answerWith(context, { ...cart, modified: now }, limits)
  }),

  route(changeItem, async (context, { params, body, caller }) => {
    const { sql: database, now } = context
    const cart = await openCartForChange(database, params.id, caller.id)
    const { rows: [line] } = await sql<{ gtin: string; unit: "PCE" | "KGM"; maximum: number | null; name: string }>`
      select i.gtin, p.unit, p.maximum, p.name from cart_items i join products p on p.no = i.no where i.id = ${params.itemId}
        and i.cart_id = ${cart.id}`.execute(database)
    if (line === undefined) throw noSuchLine()
    const { amount, fault } = withinMaximum(line, amountAsked(line, body.quantity, "quantity"), "quantity")
    await (
      amount === 0
        ? sql`with dated as (update carts set modified = ${now} where id = ${cart.id}) delete from cart_items where id = ${params.itemId}`
        : sql`with dated as (update carts set modified = ${now} where id = ${cart.id})
            update cart_items set quantity = ${amount} where id = ${params.itemId}`
    ).execute(database)
    return answerWith(context, { ...cart, modified: now }, fault === null ? [] : [fault])
  }),

  route(removeItem, async (context, { params, caller }) => {
    const { sql: database } = context
    const cart = await openCartForChange(database, params.id, caller.id)
    const { rows } = await sql`delete from cart_items where id = ${params.itemId} and cart_id = ${cart.id} returning id`.execute(database)
    if (rows.length === 0) throw noSuchLine()
    return answerWith(context, await changedCart(context, cart))
  }),

  route(chooseSlot, async (context, { params, body: { slotId }, caller }) => {
    const { sql: database, now } = context
    const cart = await openCartForChange(database, params.id, caller.id)
    const { rows: [slot] } = await sql<{ store_number: string; method: "Home" | "Pickup"; locks: number; capacity: number; taken: number }>`
      select store_number, method, locks, capacity, taken from slots where id = ${slotId}`.execute(database)
    if (slot === undefined || slot.store_number !== cart.store_number || slot.locks <= now) {
      throw refuse(404, "ERR_SLOT_NOT_FOUND", "There is no such delivery time for this cart.", "slotId")
    }
    mustSuit(slot.method, cart)
    if (slot.taken >= slot.capacity) throw refuse(409, "ERR_SLOT_FULL", "The delivery time is fully booked.", "slotId")
    await sql`update carts set slot_id = ${slotId}, modified = ${now} where id = ${cart.id}`.execute(database)
    return answerWith(context, await readCart(database, cart.id, caller.id))
  })
]
