import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Context } from "../http/route.ts"
import type { OrderRow } from "./changeable-order.ts"

/** The SQL expression for the id of an entry's copy, computed from the column with the entry's id, so that copied references to the entry lead to the copied entry. */
const copiedId = (idColumn: string, cartId: string) => sql`md5(${sql.ref(idColumn)} || ${cartId})`

/** Copies an order's products, and from its cart the recipes, bags, meals and discount codes, into a new cart. */
const copyContents = async (
  database: Kysely<Tables>,
  { id: orderId, cart_id: sourceCartId }: OrderRow,
  cartId: string
) => {
  const statements = [
    sql`
      insert into cart_items (id, cart_id, no, gtin, quantity)
      select gen_random_uuid()::text, ${cartId}, p.no, i.gtin, i.quantity
      from order_items i join products p on p.id = i.product_id where i.order_id = ${orderId} order by i.line`,
    sql`
      insert into cart_bags (id, cart_id, bag_id)
      select ${copiedId("id", cartId)}, ${cartId}, bag_id from cart_bags where cart_id = ${sourceCartId} order by line`,
    sql`
      insert into cart_recipes (id, cart_id, basket, cart_bag_id, recipe_id, variant_id, portions, flags)
      select ${copiedId("id", cartId)}, ${cartId}, basket, ${copiedId("cart_bag_id", cartId)}, recipe_id, variant_id, portions, flags
      from cart_recipes where cart_id = ${sourceCartId} order by line`,
    sql`
      insert into cart_recipe_items (entry_id, position, no, gtin, quantity)
      select ${copiedId("i.entry_id", cartId)}, i.position, i.no, i.gtin, i.quantity
      from cart_recipe_items i join cart_recipes r on r.id = i.entry_id where r.cart_id = ${sourceCartId}`,
    sql`
      insert into cart_catered_meals (id, cart_id, gtin, side_id, quantity)
      select ${copiedId("id", cartId)}, ${cartId}, gtin, side_id, quantity
      from cart_catered_meals where cart_id = ${sourceCartId} order by line`,
    sql`
      insert into cart_discounts (cart_id, gtin, added)
      select ${cartId}, gtin, added from cart_discounts where cart_id = ${sourceCartId}`
  ]
  for (const statement of statements) await statement.execute(database)
}

/**
 * Returns the id of the open cart that replaces the order. When there is none, a cart with the order's contents and, in the same store, its delivery time is created. Refuses while the customer is changing another order. The
 * caller must have locked the order's row, so that of two concurrent calls only one creates a cart.
 */
export const openReplacementCart = async (
  { database, now, refuse }: Pick<Context<"ERR_OTHER_ORDER_CHANGED">, "database" | "now" | "refuse">,
  order: OrderRow,
  storeNumber: string
): Promise<string> => {
  const openCart = await database
    .selectFrom("carts")
    .select(["id", "replaces_order_id"])
    .where("customer_id", "=", order.customer_id)
    .where("checked_out", "is", null)
    .where("deleted", "is", null)
    .where("replaces_order_id", "is not", null)
    .executeTakeFirst()
  if (openCart?.replaces_order_id === order.id) return openCart.id
  if (openCart !== undefined) throw refuse("ERR_OTHER_ORDER_CHANGED", "The customer is changing another order.")
  const id = randomUUID()
  await database
    .insertInto("carts")
    .values({
      id,
      customer_id: order.customer_id,
      store_number: storeNumber,
      created: now,
      modified: now,
      replaces_order_id: order.id,
      slot_id: order.snapshot.itemFulfilmentLindbakStoreNum === storeNumber ? order.slot_id : null
    })
    .execute()
  await copyContents(database, order, id)
  return id
}
