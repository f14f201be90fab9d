import { type Kysely, sql } from "kysely"
import { unitCodes } from "#core/catalogue/units.ts"
import { addDays, stockholmDate, stockholmInstant } from "#core/kernel/calendar.ts"
import type { CartLineRow, CartWithLines } from "#adapters/staging/cart/read-cart.ts"
import { noRecipesOrMeals } from "#adapters/staging/cart/read-recipes-and-meals.ts"
import { zero } from "#core/kernel/money.ts"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { orderSnapshot } from "#adapters/staging/orders/snapshot.ts"
import { storeOrder } from "#adapters/staging/orders/store-order.ts"
import { randomInt, randomUnit } from "#adapters/staging/seeded-random.ts"
import type { SlotFees } from "../stores/seed-slots.ts"
import { cutoffLeadMs } from "../stores/seed-slots.ts"

const customerId = "anna"
const storeNumber = "3201"
const deliveryDaysAgo = [88, 76, 64, 51, 40, 27, 15, 6]
/** The number of best-selling products from which the orders are composed. */
const candidateCount = 140
/** The number of best-selling products that most orders contain. */
const stapleCount = 12
const weightStepGrams = 100

/** A product as a store sells it: a line of a cart without its id and quantity. */
type StoreProduct = Omit<CartLineRow, "id" | "quantity">

/** A household's basket: mostly the same staples, and sometimes other products. */
const basketOf = (products: ReadonlyArray<StoreProduct>, orderId: string): ReadonlyArray<CartLineRow> =>
  products.flatMap((line, index): ReadonlyArray<CartLineRow> => {
    if (randomUnit(`${orderId} ${line.product_id}`) >= (index < stapleCount ? 0.75 : 0.07)) return []
    const count = randomInt(`${orderId} count ${line.product_id}`, 1, index < stapleCount ? 3 : 2)
    return [
      {
        ...line,
        id: `${orderId}-${index}`,
        quantity: line.unit === unitCodes.kilogram ? count * 3 * weightStepGrams : count
      }
    ]
  })

/** Inserts the demo customer's orders of the last three months, all of them delivered. */
export const seedOrders = async (database: Kysely<Tables>, now: number, fees: SlotFees): Promise<void> => {
  const products = await database
    .selectFrom("products as p")
    .innerJoin("product_facts as f", "f.no", "p.no")
    .leftJoin("categories as g", "g.id", "p.category_id")
    .innerJoin("store_products as s", (join) => join.onRef("s.no", "=", "p.no").on("s.store_number", "=", storeNumber))
    .select(["p.no", "p.id as product_id", "p.gtin", "p.deposit", "p.department", "p.sellable", "p.visible"])
    .select([
      "g.name as category",
      "p.collect_only",
      "f.card",
      "p.unit",
      "p.comparison_amount",
      "p.comparison_unit",
      "s.price"
    ])
    .select([sql<null>`null`.as("promotions"), "s.stock_status", "s.available_from", "s.available_to"])
    .where("p.sellable", "=", true)
    .where("p.visible", "=", true)
    .where("s.price", "is not", null)
    .where(sql<boolean>`not p.markings && array['RestrictedToSell18', 'RestrictedToSell15']`)
    .orderBy("p.popularity", "desc")
    .orderBy("p.no")
    .limit(candidateCount)
    .execute()
  const store = await database
    .selectFrom("stores")
    .select(["name", "street_address", "city"])
    .where("store_number", "=", storeNumber)
    .executeTakeFirst()
  if (store === undefined) return
  for (const [index, daysAgo] of deliveryDaysAgo.entries()) {
    const id = `${customerId}-order-${index + 1}`
    const date = addDays(stockholmDate(now), -daysAgo)
    const starts = stockholmInstant(date, "16:00")
    const slot = {
      date,
      from_time: "16:00",
      to_time: "18:00",
      cutoff: starts - cutoffLeadMs,
      ends: starts + 2 * 3_600_000
    }
    const placedAt = stockholmInstant(addDays(date, -1), "19:30")
    const cart: CartWithLines = {
      id: `${id}-cart`,
      customer_id: customerId,
      store_number: storeNumber,
      modified: placedAt,
      checked_out: placedAt,
      deleted: null,
      replaces_order_id: null,
      order_id: id,
      order_no: null,
      slot_id: null,
      slot_method: "Pickup",
      slot_picking_fee: fees.pickingFee,
      slot_freight_fee: zero,
      slot_picking_fee_limit: fees.pickingFeeLimit,
      saved_delivery_method: "pickupAtStore",
      groceries_delivered: true,
      delivered_from_store: true,
      shop_picking_fee: fees.pickingFee,
      shop_picking_fee_limit: fees.pickingFeeLimit,
      coupons: [],
      lines: basketOf(products, id),
      ...noRecipesOrMeals
    }
    const snapshot = orderSnapshot(cart, { slot, store, address: null, message: null }, placedAt)
    await storeOrder(database, {
      id,
      customerId,
      cartId: cart.id,
      slotId: null,
      slot,
      snapshot,
      lines: cart.lines,
      placed: placedAt
    })
  }
}
