import { pickingFeeFor } from "#core/cart/pricing.ts"
import { chooseSlot, getPickingFee, listCateringDates } from "#core/delivery/api.ts"
import { toKronor, zero } from "#core/kernel/money.ts"
import { respondWithCart } from "../cart/respond-with-cart.ts"
import { priceCartRow } from "../cart/price-cart-row.ts"
import { lockOpenCart, readCart } from "../cart/read-cart.ts"
import { shopPickingFee, shopPickingFeeLimit } from "../cart/shop-fees.ts"
import { type Route, route } from "../http/route.ts"
import { assertMealsPrepared } from "./assert-meals-prepared.ts"
import { assertSlotMatchesDelivery } from "./assert-slot-matches-delivery.ts"
import { cityRoutes } from "./city-routes.ts"

export const deliveryRoutes: ReadonlyArray<Route> = [
  ...cityRoutes,

  route(getPickingFee, async (context, { query, caller }) => {
    const { database, now } = context
    const fees = await database
      .selectFrom("settings as shop")
      .select([shopPickingFee.as("fee"), shopPickingFeeLimit.as("fee_limit")])
      .where("shop.key", "=", "shop")
      .executeTakeFirst()
    const pickingFee = fees?.fee ?? zero
    const pickingFeeLimit = fees?.fee_limit ?? zero
    // Without a cart or a customer, the fee is that of an empty cart.
    const cart = query.cartId === undefined || caller === null ? null : await readCart(context, query.cartId, caller.id)
    const hasCatering = cart !== null && cart.meals.length > 0
    const itemsTotal = cart === null ? zero : priceCartRow(cart, now).itemsTotal
    return {
      pickingFee: toKronor(pickingFeeFor(itemsTotal, { hasCatering, pickingFee, pickingFeeLimit })),
      pickingFeeLimit: toKronor(pickingFeeLimit),
      originalPickingFee: toKronor(pickingFee)
    }
  }),

  route(listCateringDates, async ({ database, now, refuse }, { query }) => {
    const store = await database
      .selectFrom("stores")
      .select("store_number")
      .where("site_id", "=", query.siteId)
      .executeTakeFirst()
    if (store === undefined) throw refuse("ERR_SITE_NOT_FOUND", "There is no such site.", { field: "siteId" })
    const rows = await database
      .selectFrom("slots")
      .select("date")
      .distinct()
      .where("store_number", "=", store.store_number)
      .where("cutoff", ">", now)
      .whereRef("taken", "<", "capacity")
      .whereRef("catering_taken", "<", "catering_capacity")
      .orderBy("date")
      .execute()
    return { dates: rows.map(({ date }) => date) }
  }),

  route(chooseSlot, async (context, { params, body: { slotId }, caller }) => {
    const { database, now, refuse } = context
    const cart = await lockOpenCart(context, params.id, caller.id)
    const slot = await database
      .selectFrom("slots")
      .select(["store_number", "method", "date", "cutoff", "capacity", "taken", "catering_capacity", "catering_taken"])
      .where("id", "=", slotId)
      .executeTakeFirst()
    if (slot === undefined || slot.store_number !== cart.store_number || slot.cutoff <= now) {
      throw refuse("ERR_SLOT_NOT_FOUND", "There is no such delivery time for this cart.", { field: "slotId" })
    }
    assertSlotMatchesDelivery(context, slot.method, cart)
    if (slot.taken >= slot.capacity)
      throw refuse("ERR_SLOT_FULL", "The delivery time is fully booked.", { field: "slotId" })
    if (cart.meals.length > 0 && slot.catering_taken >= slot.catering_capacity)
      throw refuse("ERR_SLOT_FULL", "The delivery time takes no more catering.", { field: "slotId" })
    assertMealsPrepared(context, cart, slot.date)
    await database.updateTable("carts").set({ slot_id: slotId }).where("id", "=", cart.id).execute()
    return respondWithCart(context, cart.id)
  })
]
