import { type Kysely, sql } from "kysely"
import { addDays, isoWeekday, stockholmInstant } from "#core/kernel/calendar.ts"
import { fromKronor, type Ore, zero } from "#core/kernel/money.ts"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { randomUnit } from "#adapters/staging/seeded-random.ts"

export const slotDayCount = 14

const methods = ["Home", "Pickup"] as const
const startHoursByMethod = { Home: [8, 10, 12, 14, 16, 18, 20], Pickup: [8, 10, 12, 14, 16, 18] } as const
const capacityByMethod = { Home: 24, Pickup: 18 } as const
const cateringCapacity = 4
/** The time from a slot's cutoff to its start. */
export const cutoffLeadMs = 4 * 3_600_000

interface Store {
  readonly store_number: string
  readonly hasCatering: boolean
}

const formatHour = (hour: number): string => `${String(hour).padStart(2, "0")}:00`

/** The delivery fee: 49 kr for home delivery, 29 kr around noon from Tuesday to Thursday, 0 for pickup. */
const freightFee = (method: (typeof methods)[number], date: string, hour: number): Ore => {
  if (method === "Pickup") return zero
  const weekday = isoWeekday(date)
  return weekday >= 2 && weekday <= 4 && hour >= 10 && hour < 14 ? fromKronor(29) : fromKronor(49)
}

/** Catering capacity from 10 to 18 in stores with catering, fully booked on about every fifth day; none otherwise. */
const cateringOf = ({ store_number: storeNumber, hasCatering }: Store, date: string, hour: number) => {
  if (!hasCatering || hour < 10 || hour >= 18) return { catering_capacity: 0, catering_taken: 0 }
  const bookedShare = randomUnit(`catering ${storeNumber}-${date}`)
  return {
    catering_capacity: cateringCapacity,
    catering_taken: bookedShare > 0.8 ? cateringCapacity : Math.floor(cateringCapacity * bookedShare)
  }
}

const slotsOf = (store: Store, fees: SlotFees) => (date: string) =>
  methods.flatMap((method) =>
    startHoursByMethod[method].map((hour) => {
      const id = `${method.toLowerCase()}-${store.store_number}-${date}-${formatHour(hour).slice(0, 2)}`
      const starts = stockholmInstant(date, formatHour(hour))
      // Slots that begin at 16 or 18 are booked more often.
      const occupancy = randomUnit(`busy ${id}`) * (hour === 16 || hour === 18 ? 1.25 : 1)
      const takenCount =
        occupancy > 0.88 ? capacityByMethod[method] : Math.floor(capacityByMethod[method] * occupancy * 0.8)
      return {
        id,
        method,
        store_number: store.store_number,
        date,
        from_time: formatHour(hour),
        to_time: formatHour(hour + 2),
        starts,
        ends: starts + 2 * 3_600_000,
        cutoff: starts - cutoffLeadMs,
        capacity: capacityByMethod[method],
        taken: takenCount,
        picking_fee: fees.pickingFee,
        freight_fee: freightFee(method, date, hour),
        picking_fee_limit: fees.pickingFeeLimit,
        ...cateringOf(store, date, hour)
      }
    })
  )

export interface SlotFees {
  readonly pickingFee: Ore
  readonly pickingFeeLimit: Ore
}

/** Adds the missing delivery times of the next 14 days in every store, leaves the existing ones unchanged, and deletes those of all other days. */
export const seedSlots = async (database: Kysely<Tables>, today: string, fees: SlotFees): Promise<void> => {
  const stores = await database
    .selectFrom("stores")
    .select(["store_number", sql<boolean>`'catering' = any(services)`.as("hasCatering")])
    .orderBy("store_number")
    .execute()
  const days = Array.from({ length: slotDayCount }, (_, index) => addDays(today, index))
  const slots = stores.flatMap((store) => days.flatMap(slotsOf(store, fees)))
  await sql`delete from slots where date < ${today} or date > ${days.at(-1)}`.execute(database)
  await sql`
    insert into slots (id, method, store_number, date, from_time, to_time, starts, ends, cutoff, capacity, taken, picking_fee, freight_fee,
      picking_fee_limit, catering_capacity, catering_taken)
    select id, method, store_number, date, from_time, to_time, starts, ends, cutoff, capacity, taken, picking_fee, freight_fee, picking_fee_limit,
      catering_capacity, catering_taken
    from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as r(id text, method text, store_number text, date text, from_time text,
      to_time text, starts bigint,
      ends bigint, cutoff bigint, capacity integer, taken integer, picking_fee integer, freight_fee integer, picking_fee_limit integer,
      catering_capacity integer, catering_taken integer)
    on conflict (id) do nothing`.execute(database)
}
