import { sql } from "kysely"
import { type Ore, toKronor } from "#core/kernel/money.ts"
import { parsePostalCode } from "#core/kernel/postal-code.ts"
import type { Context } from "../http/route.ts"
import { invalid, refuse } from "../http/refusal.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { areaOf } from "../postal-area.ts"

export interface SlotInput {
  readonly deliveryMethod: "Pickup" | "Home"
  readonly zipCode?: string | null
  readonly siteId: string
}

interface Row {
  readonly id: string
  readonly date: string
  readonly from_time: string
  readonly to_time: string
  readonly locks: number
  readonly capacity: number
  readonly taken: number
  readonly picking_fee: number
  readonly freight_fee: number
  readonly picking_fee_limit: number
  readonly catering_capacity: number
  readonly catering_taken: number
}

/**
 * The times of a store from today on, by day; one that is full or can no longer be packed is there but not enabled. There are none to drive
 * goods to where another store drives them, or nobody, and none to collect them where nobody shops.
 */
export const slotDays = async ({ sql: database, now }: Pick<Context, "sql" | "now">, { deliveryMethod, zipCode: typed, siteId }: SlotInput) => {
  const zipCode = typed === undefined || typed === null ? null : parsePostalCode(typed)
  if (zipCode === null && (deliveryMethod === "Home" || (typed ?? null) !== null)) throw invalid("A postal code has five digits.", "zipCode")
  const { rows: [store] } = await sql<{ store_number: string; offers: boolean }>`
    select store_number, case when ${deliveryMethod} = 'Pickup' then selectable
      else exists (select from zip_areas z where z.prefix = ${areaOf(zipCode ?? "")} and z.store_number = s.store_number) end as offers
    from stores s where site_id = ${siteId}`.execute(database)
  if (store === undefined) throw refuse(404, "ERR_SITE_NOT_FOUND", "There is no such site.")
  if (!store.offers) return []
  const { rows } = await sql<Row>`
    select id, date, from_time, to_time, locks, capacity, taken, picking_fee, freight_fee, picking_fee_limit, catering_capacity, catering_taken from slots
    where store_number = ${store.store_number} and method = ${deliveryMethod} and date >= ${stockholmDate(now)} and starts > ${now}
    order by date, from_time`.execute(database)
  const days = new Map<string, Array<Row>>()
  for (const row of rows) days.set(row.date, [...(days.get(row.date) ?? []), row])
  return [...days].map(([date, slots]) => ({
    date,
    openReservationsId: null,
    deliverySlots: slots.map((slot) => {
      const pickingFee = toKronor(slot.picking_fee as Ore)
      const pickingFeeLimit = toKronor(slot.picking_fee_limit as Ore)
      return {
        id: slot.id,
        isEnabled: slot.taken < slot.capacity && slot.locks > now,
        deliveryDate: slot.date,
        deliveryFromTime: slot.from_time,
        deliveryToTime: slot.to_time,
        pickingFee,
        currentPickingFee: pickingFee,
        freightFee: toKronor(slot.freight_fee as Ore),
        pickingFeeLimit,
        currentPickingFeeLimit: pickingFeeLimit,
        originalPickingFee: pickingFee,
        maxCateredReservations: slot.catering_capacity,
        cateredReservations: slot.catering_taken,
        lastReservationDateWithCateredMeal: null
      }
    })
  }))
}
