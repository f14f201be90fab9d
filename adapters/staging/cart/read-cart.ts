import type { DeliveryMethod } from "#core/assortment/model.ts"
import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely"
import type { Ore } from "#core/kernel/money.ts"
import { areaDigitCount } from "../assortment/postal-area.ts"
import type { StoreProductRow } from "../catalogue/store-details.ts"
import { compileOnce, type Placeholders } from "../database/compile-once.ts"
import { deferred } from "../database/deferred.ts"
import { jsonRows } from "../database/json-rows.ts"
import type { JsonText } from "../database/json-text.ts"
import type { CardFacts } from "../database/product-facts.ts"
import type { Tables } from "../database/tables.ts"
import type { Context } from "../http/route.ts"
import { bagsOfCart, type CartRecipesAndMeals, mealsOfCart, recipesOfCart } from "./read-recipes-and-meals.ts"
import { shopPickingFee, shopPickingFeeLimit } from "./shop-fees.ts"

/** A cart's row with its recipes, bags and meals, and the columns that determine its fees; amounts in öre, times in ms. */
export interface CartRow extends CartRecipesAndMeals {
  readonly id: string
  readonly customer_id: string
  readonly store_number: string
  readonly modified: number
  readonly checked_out: number | null
  readonly deleted: number | null
  readonly replaces_order_id: string | null
  readonly order_id: string | null
  readonly order_no: string | null
  readonly slot_id: string | null
  readonly slot_method: "Home" | "Pickup" | null
  readonly slot_picking_fee: Ore | null
  readonly slot_freight_fee: Ore | null
  readonly slot_picking_fee_limit: Ore | null
  readonly saved_delivery_method: DeliveryMethod | null
  /** Whether groceries are delivered to the customer's postal code; true when the customer has none, or when its area is unknown. */
  readonly groceries_delivered: boolean
  /** Whether the cart's store delivers to the customer's postal code; true when the customer has no postal code. */
  readonly delivered_from_store: boolean
  readonly shop_picking_fee: Ore
  readonly shop_picking_fee_limit: Ore
  readonly coupons: ReadonlyArray<CartCoupon>
}

export interface CartWithLines extends CartRow {
  readonly lines: ReadonlyArray<CartLineRow>
}

export type CartCoupon = Pick<Selectable<Tables["coupons"]>, "gtin" | "code" | "name" | "kind" | "value" | "department">

/** A line with the current data of its product in the cart's store. */
export interface CartLineRow extends StoreProductRow {
  readonly id: string
  /** The product's internal key. */
  readonly no: number
  readonly product_id: string
  readonly gtin: string
  /** Pieces or grams. */
  readonly quantity: number
  readonly deposit: Ore
  readonly department: string | null
  /** The name of the leaf category. */
  readonly category: string | null
  readonly sellable: boolean
  readonly visible: boolean
  readonly collect_only: boolean
  readonly card: JsonText<CardFacts>
}

type CartIdPlaceholder = Placeholders<{ cartId: string }>

const idOfCart = sql.ref<string>("c.id")

const couponsOfCart = (database: Kysely<Tables>) =>
  database
    .selectFrom("cart_discounts as d")
    .innerJoin("coupons as k", "k.gtin", "d.gtin")
    .select(["k.gtin", "k.code", "k.name", "k.kind", "k.value", "k.department"])
    .where("d.cart_id", "=", idOfCart)
    .orderBy("d.added")
    .orderBy("k.gtin")

const selectLines = (database: Kysely<Tables>, cartId: RawBuilder<string>, storeNumber: RawBuilder<string>) =>
  database
    .selectFrom("cart_items as i")
    .innerJoin("products as p", "p.no", "i.no")
    .innerJoin("product_facts as f", "f.no", "i.no")
    .leftJoin("categories as g", "g.id", "p.category_id")
    .leftJoin("store_products as s", (join) => join.onRef("s.no", "=", "i.no").on("s.store_number", "=", storeNumber))
    .select(["i.id", "i.no", "p.id as product_id", "i.gtin", "i.quantity", "p.deposit", "p.department"])
    .select(["g.name as category", "p.sellable", "p.visible", "p.collect_only", "f.card", "p.unit"])
    .select(["p.comparison_amount", "p.comparison_unit"])
    .select(["s.price", "s.promotions", "s.stock_status", "s.available_from", "s.available_to"])
    .where("i.cart_id", "=", cartId)
    .orderBy("i.line")

const readLineRows = compileOnce(
  (database, { cartId, storeNumber }: Placeholders<{ cartId: string; storeNumber: string }>) =>
    selectLines(database, cartId, storeNumber)
)
/** The same for a cart whose row has not arrived yet. */
const readLineRowsOfCart = compileOnce((database, { cartId }: CartIdPlaceholder) =>
  selectLines(database, cartId, sql`(select store_number from carts where id = ${cartId})`)
)

const selectCarts = (database: Kysely<Tables>) =>
  database
    .selectFrom("carts as c")
    .innerJoin("customers as u", "u.id", "c.customer_id")
    .innerJoin("settings as shop", (join) => join.on("shop.key", "=", "shop"))
    .leftJoin("zip_areas as z", (join) =>
      join.on("z.prefix", "=", sql<string>`left(u.postal_code, ${sql.lit(areaDigitCount)})`)
    )
    .leftJoin("slots as s", "s.id", "c.slot_id")
    .leftJoin("orders as o", "o.id", "c.order_id")
    .select(["c.id", "c.customer_id", "c.store_number", "c.modified", "c.checked_out", "c.deleted"])
    .select([
      "c.replaces_order_id",
      "c.order_id",
      "o.order_no",
      "c.slot_id",
      "u.delivery_method as saved_delivery_method"
    ])
    .select(["s.method as slot_method", "s.picking_fee as slot_picking_fee", "s.freight_fee as slot_freight_fee"])
    .select("s.picking_fee_limit as slot_picking_fee_limit")
    .select([
      sql<boolean>`coalesce(z.groceries, true)`.as("groceries_delivered"),
      sql<boolean>`u.postal_code is null or coalesce(z.store_number = c.store_number, false)`.as(
        "delivered_from_store"
      ),
      shopPickingFee.as("shop_picking_fee"),
      shopPickingFeeLimit.as("shop_picking_fee_limit"),
      jsonRows(couponsOfCart(database)).as("coupons"),
      jsonRows(recipesOfCart(database, idOfCart)).as("recipes"),
      jsonRows(bagsOfCart(database, idOfCart)).as("bags"),
      jsonRows(mealsOfCart(database, idOfCart)).as("meals")
    ])
    .where("c.deleted", "is", null)

const selectCart = (database: Kysely<Tables>, { cartId }: CartIdPlaceholder) =>
  selectCarts(database).where("c.id", "=", cartId)

const readRow = compileOnce(selectCart)
/** In a transaction, the array of the rows is filled by the next statement. */
const readRowDeferred = compileOnce((database, cart: CartIdPlaceholder) =>
  selectCart(database, cart).modifyEnd(deferred)
)
/**
 * Sets the time of a cart's latest change, which locks its row until the transaction ends. A statement of its own, because the one that reads the cart must begin after the lock was granted: one that
 * waited itself would read the cart's lines, coupons, recipes, bags and meals as they were before.
 */
const setModified = compileOnce((database, { cartId, now }: Placeholders<{ cartId: string; now: number }>) =>
  database
    .updateTable("carts")
    .set({ modified: now })
    .where("id", "=", cartId)
    .where("deleted", "is", null)
    .modifyEnd(deferred)
)
const readOpenRows = compileOnce((database, { customerId }: Placeholders<{ customerId: string }>) =>
  selectCarts(database)
    .where("c.customer_id", "=", customerId)
    .where("c.checked_out", "is", null)
    .orderBy("c.modified", "desc")
)

/** Reads the lines of a cart, with the current data of their products in the cart's store. */
export const readLines = (database: Kysely<Tables>, cart: CartRow): Promise<ReadonlyArray<CartLineRow>> =>
  readLineRows(database, { cartId: cart.id, storeNumber: cart.store_number })

const findRow = async (database: Kysely<Tables>, cartId: string): Promise<CartRow | undefined> => {
  const [cart] = await readRow(database, { cartId })
  return cart
}

/** Finds a cart that is not deleted. */
export const findCart = async (database: Kysely<Tables>, cartId: string): Promise<CartWithLines | undefined> => {
  // The row first: when the cart is changed meanwhile, the result has the older time of change, so that the client reads it again.
  const rows = await readRowDeferred(database, { cartId })
  const lines = await readLineRowsOfCart(database, { cartId })
  const [cart] = rows
  return cart === undefined ? undefined : { ...cart, lines }
}

/** Finds a customer's open carts, the last changed first. */
export const findOpenCarts = (database: Kysely<Tables>, customerId: string): Promise<ReadonlyArray<CartRow>> =>
  readOpenRows(database, { customerId })

type CartAccessCode = "ERR_CART_NOT_FOUND" | "ERR_FORBIDDEN"

/** Refuses with 404 when the cart does not exist, and with 403 when it belongs to someone else. */
const assertOwn = <Row extends CartRow>(
  { refuse }: Pick<Context<CartAccessCode>, "refuse">,
  cart: Row | undefined,
  customerId: string
): Row => {
  if (cart === undefined) throw refuse("ERR_CART_NOT_FOUND", "There is no such cart.")
  if (cart.customer_id !== customerId) throw refuse("ERR_FORBIDDEN", "The cart belongs to another customer.")
  return cart
}

/** Reads the customer's own cart; refuses when it does not exist or belongs to someone else. */
export const readCart = async (
  context: Pick<Context<CartAccessCode>, "database" | "refuse">,
  cartId: string,
  customerId: string
): Promise<CartWithLines> => assertOwn(context, await findCart(context.database, cartId), customerId)

type LockContext = Pick<Context<CartAccessCode | "ERR_CART_LOCKED">, "database" | "refuse" | "now">

const lockWith =
  <Row extends CartRow>(find: (database: Kysely<Tables>, cartId: string) => Promise<Row | undefined>) =>
  async (context: LockContext, cartId: string, customerId: string): Promise<Row> => {
    const { database, refuse, now } = context
    await setModified(database, { cartId, now })
    const cart = assertOwn(context, await find(database, cartId), customerId)
    if (cart.checked_out !== null) throw refuse("ERR_CART_LOCKED", "The cart has been checked out.")
    return cart
  }

/**
 * Reads the row of the customer's own cart for a change, with now as the time of its latest change, and locks it; refuses when the cart has been checked out. A refusal rolls the transaction back, and
 * with it that time.
 */
export const lockOpenCart = lockWith(findRow)

/** The same with the cart's lines. */
export const lockOpenCartWithLines = lockWith(findCart)
