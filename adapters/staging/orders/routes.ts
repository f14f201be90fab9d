import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { checkOutCart, createReplacementCart, getOrder, listOrders, refreshCalculations } from "#core/orders/api.ts"
import type { DeliveryAddress } from "#core/orders/delivery-address.ts"
import { reasonNotSold } from "../catalogue/reason-not-sold.ts"
import { postalAreaOf } from "../assortment/postal-area.ts"
import { isUndeliverable } from "../cart/cart-products.ts"
import { deliveryMethodOf } from "../cart/price-cart-row.ts"
import {
  type CartRow,
  type CartWithLines,
  findOpenCarts,
  lockOpenCart,
  readCart,
  readLines
} from "../cart/read-cart.ts"
import { makeRecipeItemCheck } from "../cart/remove-unavailable-recipes-and-meals.ts"
import { requireStore } from "../cart/require-store.ts"
import { toWireCart } from "../cart/wire-cart.ts"
import { compileOnce, type Placeholders } from "../database/compile-once.ts"
import { assertMealsPrepared } from "../delivery/assert-meals-prepared.ts"
import { assertSlotMatchesDelivery } from "../delivery/assert-slot-matches-delivery.ts"
import { findUsedUpCoupons, lockSingleUseCoupons, storeCouponUses } from "../coupon/coupon-uses.ts"
import { type ErrorItem, invalid } from "../http/refusal.ts"
import { type Context, type Route, route } from "../http/route.ts"
import { enqueueMail } from "../mail/outbox.ts"
import { countCheckOut } from "../http/rate-limit.ts"
import { assertMayOrder } from "./open-order-limits.ts"
import { reserveSlot } from "./reserve-slot.ts"
import { lockChangeableOrder, readOrder, selectOrders } from "./changeable-order.ts"
import { changeMail, confirmationMail } from "./order-mail.ts"
import { changeMailTopic } from "./change-mail-topic.ts"
import { changedSnapshot, releaseSlot, replaceOrder } from "./replace-order.ts"
import { openReplacementCart } from "./replacement-cart.ts"
import { deliveryAddressOf, orderSnapshot } from "./snapshot.ts"
import { storeOrder } from "./store-order.ts"
import { toWireOrder } from "./wire-order.ts"

const maxOrders = 200
const isoDatePattern = /^\d{4}-\d{2}-\d{2}$/

type UnorderableCode = "ERR_ITEM_NOT_IN_ASSORTMENT" | "ERR_METHOD_NOT_ALLOWED_FOR_ITEM"

/** Returns an error for each line, recipe and recipe bag that cannot be ordered, with its id. */
const findUnorderableEntries = (cart: CartWithLines, now: number): ReadonlyArray<ErrorItem<UnorderableCode>> => {
  const method = deliveryMethodOf(cart)
  const errorCodeOf = makeRecipeItemCheck(cart, now)
  const recipeErrors = cart.recipes.flatMap(({ id, name, items }): ReadonlyArray<ErrorItem<UnorderableCode>> => {
    const code = items.map(errorCodeOf).find((itemCode) => itemCode !== null)
    return code === undefined ? [] : [{ code, message: `A product of '${name}' is not available now.`, field: id }]
  })
  const lineErrors = cart.lines.flatMap((line): ReadonlyArray<ErrorItem<UnorderableCode>> => {
    const reason = reasonNotSold(line, now)
    if (reason !== null) return [{ code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: reason, field: line.id }]
    return isUndeliverable(line, method)
      ? [{ code: "ERR_METHOD_NOT_ALLOWED_FOR_ITEM", message: "This product is not delivered home.", field: line.id }]
      : []
  })
  const bagErrors = (method === "homeDelivery" ? cart.bags : []).map(({ id }): ErrorItem<UnorderableCode> => ({
    code: "ERR_METHOD_NOT_ALLOWED_FOR_ITEM",
    message: "Recipe bags are not delivered home.",
    field: id
  }))
  return [...lineErrors, ...recipeErrors, ...bagErrors]
}

/** Refuses a home delivery to a postal code to which the cart's store does not deliver; an order with groceries needs a store that delivers groceries there. */
const assertAddressInArea = async (
  { database, refuse }: Pick<Context<"ERR_ADDRESS_OUT_OF_AREA">, "database" | "refuse">,
  address: DeliveryAddress | null,
  cart: CartRow,
  hasGroceries: boolean
): Promise<void> => {
  const area = await database
    .selectFrom("zip_areas")
    .select("prefix")
    .where("prefix", "=", postalAreaOf(address?.postalCode ?? ""))
    .where("store_number", "=", cart.store_number)
    .where((eb) => eb.or([eb("groceries", "=", true), eb.lit(!hasGroceries)]))
    .executeTakeFirst()
  if (area === undefined) throw refuse("ERR_ADDRESS_OUT_OF_AREA", "The store does not deliver to this address.")
}

/** Locks a customer's row until the transaction ends, so that the customer's checkouts run one after the other. The weaker lock does not delay the creation of carts. */
const lockCustomer = async (database: Context["database"], customerId: string): Promise<void> => {
  await database.selectFrom("customers").select("id").where("id", "=", customerId).forNoKeyUpdate().execute()
}

/** Refuses codes that were used up after they had been added to the cart. The customer's row must be locked, so that of two concurrent checkouts only one gets the last use of a code. */
const assertCouponsUsable = async (
  { database, refuse }: Pick<Context<"ERR_COUPON_ALREADY_USED">, "database" | "refuse">,
  { coupons, customer_id: customerId, replaces_order_id: replacedOrderId }: CartRow
): Promise<void> => {
  const gtins = coupons.map(({ gtin }) => gtin)
  await lockSingleUseCoupons(database, gtins)
  const [first, ...others] = (await findUsedUpCoupons(database, gtins, { customerId, replacedOrderId })).map(
    (gtin): ErrorItem<"ERR_COUPON_ALREADY_USED"> => ({
      code: "ERR_COUPON_ALREADY_USED",
      message: "The coupon is already used.",
      field: gtin
    })
  )
  if (first !== undefined) throw refuse.all([first, ...others])
}

const readOrderRows = compileOnce(
  (database, { customerId, earliestDate }: Placeholders<{ customerId: string; earliestDate: string }>) =>
    selectOrders(database)
      .where("customer_id", "=", customerId)
      .where("delivery_date", ">=", earliestDate)
      .orderBy("delivery_date", "desc")
      .orderBy("placed", "desc")
      .limit(maxOrders)
)

export const orderRoutes: ReadonlyArray<Route> = [
  route(
    checkOutCart,
    async (context, { params, body, caller }) => {
      const { database, now, settings, refuse } = context
      const row = await lockOpenCart(context, params.id, caller.id)
      const replacedOrder =
        row.replaces_order_id === null ? null : await lockChangeableOrder(context, row.replaces_order_id, caller.id)
      const lines = await readLines(database, row)
      const cart = { ...row, lines }
      if (lines.length + cart.recipes.length + cart.meals.length === 0)
        throw refuse("ERR_CART_EMPTY", "There is nothing in the cart.")
      if (cart.slot_id === null) throw refuse("ERR_SLOT_MISSING", "No delivery time is chosen.")
      const [firstError, ...otherErrors] = findUnorderableEntries(cart, now)
      if (firstError !== undefined) throw refuse.all([firstError, ...otherErrors])
      assertSlotMatchesDelivery(context, cart.slot_method, cart)
      await lockCustomer(database, caller.id)
      const replacedOrderId = row.replaces_order_id
      await assertMayOrder(context, { customerId: caller.id, slotId: cart.slot_id, replacedOrderId })
      await assertCouponsUsable(context, cart)
      if (replacedOrder !== null) await releaseSlot(database, replacedOrder)
      const reservation = await reserveSlot(database, { ...cart, slot_id: cart.slot_id }, now)
      if (reservation === undefined) throw refuse("ERR_SLOT_FULL", "The delivery time is fully booked.")
      assertMealsPrepared(context, cart, reservation.date)
      const address =
        body.homeDelivery ?? replacedOrder?.snapshot.homeDelivery ?? deliveryAddressOf(reservation.addresses[0])
      if (deliveryMethodOf(cart) === "homeDelivery") {
        const hasGroceries = lines.length + cart.recipes.length > 0
        await assertAddressInArea(context, address, cart, hasGroceries)
      }
      const message = (body.message ?? replacedOrder?.snapshot.message ?? "") || null
      const newSnapshot = orderSnapshot(cart, { slot: reservation, store: reservation, address, message }, now)
      if (body.totalAmount !== undefined && body.totalAmount !== newSnapshot.totalAmount)
        throw refuse("ERR_TOTAL_CHANGED", `The order would cost ${newSnapshot.totalAmount}.`)
      const snapshot = replacedOrder === null ? newSnapshot : changedSnapshot(replacedOrder.snapshot, newSnapshot)
      const id = replacedOrder?.id ?? randomUUID()
      const version = { cartId: cart.id, slotId: cart.slot_id, slot: reservation, snapshot, lines }
      const orderNo =
        replacedOrder === null
          ? await storeOrder(database, { ...version, id, customerId: caller.id, placed: now })
          : await replaceOrder(database, replacedOrder, { ...version, now })
      const couponGtins = cart.coupons.map(({ gtin }) => gtin)
      await storeCouponUses(database, id, couponGtins)
      await database.updateTable("carts").set({ checked_out: now, order_id: id }).where("id", "=", cart.id).execute()
      const mail = (replacedOrder === null ? confirmationMail : changeMail)(orderNo, reservation.firstname, snapshot)
      const mailOptions = { now, expires: reservation.ends, sendsMail: settings.sendsMail }
      const topic = replacedOrder === null ? null : await changeMailTopic(context, replacedOrder)
      await enqueueMail(database, mail, sql`c.id = ${caller.id}`, mailOptions, topic)
      const { cutoff, ends } = reservation
      return toWireOrder({ id, order_no: orderNo, modified: now, cancelled: null, cutoff, ends, snapshot }, now)
    },
    { before: (context, caller) => countCheckOut(context, caller.id) }
  ),

  route(createReplacementCart, async (context, { params, body, caller }) => {
    const order = await lockChangeableOrder(context, params.id, caller.id)
    await requireStore(context, body.storeNo, "storeNo")
    const cartId = await openReplacementCart(context, order, body.storeNo)
    return toWireCart(await readCart(context, cartId, caller.id), context.now)
  }),

  route(refreshCalculations, async (context, { params, body, caller }) => {
    const cart = await readCart(context, params.id, caller.id)
    if (body.OrderId !== cart.replaces_order_id && body.OrderId !== cart.order_id)
      throw context.refuse("ERR_ORDER_NOT_FOUND", "The cart does not belong to this order.", { field: "OrderId" })
    return toWireCart(cart, context.now)
  }),

  route(listOrders, async ({ database, now }, { query, caller }) => {
    const earliestDate = query.afterDeliveryDate?.slice(0, 10) ?? stockholmDate(now)
    if (!isoDatePattern.test(earliestDate)) throw invalid("A date has the format YYYY-MM-DD.", "afterDeliveryDate")
    // The carts first: one that is checked out meanwhile is then listed as an order at least, instead of not at all.
    const openCarts = await findOpenCarts(database, caller.id)
    const [orders, ...carts] = await Promise.all([
      readOrderRows(database, { customerId: caller.id, earliestDate }),
      ...openCarts.map(async (cart) => toWireCart({ ...cart, lines: await readLines(database, cart) }, now))
    ])
    return { carts, orders: orders.map((order) => toWireOrder(order, now)) }
  }),

  route(getOrder, async (context, { params, caller }) =>
    toWireOrder(await readOrder(context, params.id, caller.id), context.now)
  )
]
