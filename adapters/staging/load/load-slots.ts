import { type Kysely, sql } from "kysely"
import { addDays, isoWeekday, stockholmInstant } from "#core/kernel/calendar.ts"
import type { Tables } from "../database/tables.ts"
import { unitOf } from "../seed/random.ts"

export const slotDays = 14

const methods = ["Home", "Pickup"] as const
const windows = { Home: [8, 10, 12, 14, 16, 18, 20], Pickup: [8, 10, 12, 14, 16, 18] } as const
const capacity = { Home: 24, Pickup: 18 } as const
const cateringCapacity = 4
const lastChange = 4 * 3_600_000

interface Store {
  readonly store_number: string
  readonly caters: boolean
}

const clock = (hour: number): string => `${String(hour).padStart(2, "0")}:00`

/** Öre: 49 kr home, 29 kr in the quiet middle of Tuesday to Thursday; nothing for who collects the goods. */
const freight = (method: (typeof methods)[number], date: string, hour: number): number => {
  if (method === "Pickup") return 0
  const weekday = isoWeekday(date)
  return weekday >= 2 && weekday <= 4 && hour >= 10 && hour < 14 ? 2_900 : 4_900
}

/** In the middle of the day, where the store has a kitchen for it; on about every fifth day all of it is ordered already. */
const cateringOf = (storeNumber: string, date: string, hour: number) => {
  if (hour < 10 || hour >= 18) return { catering_capacity: 0, catering_taken: 0 }
  const ordered = unitOf(`catering ${storeNumber}-${date}`)
  return { catering_capacity: cateringCapacity, catering_taken: ordered > 0.8 ? cateringCapacity : Math.floor(cateringCapacity * ordered) }
}

const slotsOf = ({ store_number: storeNumber, caters }: Store, fees: SlotFees) => (date: string) =>
  methods.flatMap((method) =>
    windows[method].map((hour) => {
      const id = `${method.toLowerCase()}-${storeNumber}-${date}-${clock(hour).slice(0, 2)}`
      const starts = stockholmInstant(date, clock(hour))
      // The evenings after work go first.
      const busy = unitOf(`busy ${id}`) * (hour === 16 || hour === 18 ? 1.25 : 1)
      const taken = busy > 0.88 ? capacity[method] : Math.floor(capacity[method] * busy * 0.8)
      return {
        id,
        method,
        store_number: storeNumber,
        date,
        from_time: clock(hour),
        to_time: clock(hour + 2),
        starts,
        ends: starts + 2 * 3_600_000,
        locks: starts - lastChange,
        capacity: capacity[method],
        taken,
        picking_fee: fees.pickingFee,
        freight_fee: freight(method, date, hour),
        picking_fee_limit: fees.pickingFeeLimit,
        ...cateringOf(storeNumber, date, caters ? hour : 0)
      }
    })
  )

/** Öre. */
export interface SlotFees {
  readonly pickingFee: number
  readonly pickingFeeLimit: number
}

/** Opens the delivery times of the next 14 days in every store; those that are open already stay as they are, past ones go. */
export const loadSlots = async (database: Kysely<Tables>, today: string, fees: SlotFees): Promise<void> => {
  const { rows: stores } = await sql<Store>`select store_number, 'catering' = any(services) as caters from stores order by store_number`.execute(database)
  const days = Array.from({ length: slotDays }, (_, index) => addDays(today, index))
  const slots = stores.flatMap((store) => days.flatMap(slotsOf(store, fees)))
  await sql`delete from slots where date < ${today}`.execute(database)
  await sql`
    insert into slots (id, method, store_number, date, from_time, to_time, starts, ends, locks, capacity, taken, picking_fee, freight_fee,
      picking_fee_limit, catering_capacity, catering_taken)
    select id, method, store_number, date, from_time, to_time, starts, ends, locks, capacity, taken, picking_fee, freight_fee, picking_fee_limit,
      catering_capacity, catering_taken
    from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as r(id text, method text, store_number text, date text, from_time text,
      to_time text, starts bigint,
      ends bigint, locks bigint, capacity integer, taken integer, picking_fee integer, freight_fee integer, picking_fee_limit integer,
      catering_capacity integer, catering_taken integer)
    on conflict (id) do nothing`.execute(database)
}
