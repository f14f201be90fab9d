import { type Kysely, sql } from "kysely"
import { deliverySlotsAvailability } from "#core/delivery/api.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { toKronor } from "#core/kernel/money.ts"
import { parsePostalCode } from "#core/kernel/postal-code.ts"
import { postalAreaOf } from "../assortment/postal-area.ts"
import { mealsOfCart } from "../cart/read-recipes-and-meals.ts"
import { lastOrderDay, type SeasonAndLeadTime } from "../catering/season.ts"
import type { Tables } from "../database/tables.ts"
import { graphqlField } from "../http/graphql-field.ts"
import { invalid } from "../http/refusal.ts"

/** Finds the store of a site, and whether it offers the delivery method at the postal code. */
const findStoreOfSite = (database: Kysely<Tables>, siteId: string, method: "Pickup" | "Home", zipCode: string | null) =>
  database
    .selectFrom("stores as s")
    .leftJoin("zip_areas as z", (join) =>
      join.onRef("z.store_number", "=", "s.store_number").on("z.prefix", "=", postalAreaOf(zipCode ?? ""))
    )
    .select([
      "s.store_number",
      sql<boolean>`case when ${method} = 'Pickup' then s.selectable else z.prefix is not null end`.as("offersMethod")
    ])
    .where("s.site_id", "=", siteId)
    .executeTakeFirst()

/** Reads the slots of a store that have not begun. */
const readFutureSlots = (database: Kysely<Tables>, storeNumber: string, method: "Pickup" | "Home", now: number) =>
  database
    .selectFrom("slots")
    .select(["id", "date", "from_time", "to_time", "cutoff", "capacity", "taken"])
    .select(["picking_fee", "freight_fee", "picking_fee_limit", "catering_capacity", "catering_taken"])
    .where("store_number", "=", storeNumber)
    .where("method", "=", method)
    .where("date", ">=", stockholmDate(now))
    .where("starts", ">", now)
    .orderBy("date")
    .orderBy("from_time")
    .execute()

type SlotRow = Awaited<ReturnType<typeof readFutureSlots>>[number]

/** Reads the meals of the caller's own cart; returns none for another customer's cart. */
const readMealsOf = (database: Kysely<Tables>, cartId: string | null, customerId: string | undefined) =>
  cartId === null || customerId === undefined
    ? Promise.resolve([])
    : mealsOfCart(database, sql.val(cartId))
        .innerJoin("carts as c", "c.id", "e.cart_id")
        .where("c.customer_id", "=", customerId)
        .execute()

/** The date that reports that a slot cannot be reserved on any day with the cart's meals. */
const noDay = "1970-01-01"

const slotOf = (slot: SlotRow, meals: ReadonlyArray<SeasonAndLeadTime>, now: number) => {
  const pickingFee = toKronor(slot.picking_fee)
  const pickingFeeLimit = toKronor(slot.picking_fee_limit)
  return {
    id: slot.id,
    isEnabled: slot.taken < slot.capacity && slot.cutoff > now,
    deliveryDate: slot.date,
    deliveryFromTime: slot.from_time,
    deliveryToTime: slot.to_time,
    pickingFee,
    currentPickingFee: pickingFee,
    freightFee: toKronor(slot.freight_fee),
    pickingFeeLimit,
    currentPickingFeeLimit: pickingFeeLimit,
    originalPickingFee: pickingFee,
    maxCateredReservations: slot.catering_capacity,
    cateredReservations: slot.catering_taken,
    lastReservationDateWithCateredMeal: meals.length === 0 ? null : (lastOrderDay(meals, slot.date) ?? noDay)
  }
}

/**
 * Lists the slots of a store that have not begun, by day; slots that are full or past their cutoff are included but not enabled. The list is empty for
 * home delivery to an area to which the store does not deliver, and for pickup in a store that is not selectable.
 */
export const slotDaysField = graphqlField(
  deliverySlotsAvailability,
  async ({ database, now, refuse, caller }, { input: { deliveryMethod, zipCode: rawZipCode, siteId, cartId } }) => {
    const zipCode = rawZipCode === null ? null : parsePostalCode(rawZipCode)
    if (zipCode === null && (deliveryMethod === "Home" || rawZipCode !== null))
      throw invalid("A postal code has five digits.", "zipCode")
    const store = await findStoreOfSite(database, siteId, deliveryMethod, zipCode)
    if (store === undefined) throw refuse("ERR_SITE_NOT_FOUND", "There is no such site.")
    if (!store.offersMethod) return []
    const meals = await readMealsOf(database, cartId ?? null, caller?.id)
    const slotsByDate = new Map<string, Array<SlotRow>>()
    for (const row of await readFutureSlots(database, store.store_number, deliveryMethod, now))
      slotsByDate.set(row.date, [...(slotsByDate.get(row.date) ?? []), row])
    return [...slotsByDate].map(([date, slots]) => ({
      date,
      openReservationsId: null,
      deliverySlots: slots.map((slot) => slotOf(slot, meals, now))
    }))
  }
)
