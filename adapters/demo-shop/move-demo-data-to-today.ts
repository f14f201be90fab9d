import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import { parsePromotions } from "#adapters/staging/catalogue/store-details.ts"
import { toJsonText } from "#adapters/staging/database/json-text.ts"
import { OreValue } from "#core/kernel/wire.ts"
import { rowReader } from "#adapters/staging/database/row-reader.ts"
import { addDays, isoWeekday, stockholmDate, stockholmInstant, stockholmTime } from "#core/kernel/calendar.ts"
import { shopPickingFee, shopPickingFeeLimit } from "#adapters/staging/cart/shop-fees.ts"
import type { Database } from "#adapters/staging/database/open-database.ts"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { saveSetting } from "#adapters/staging/database/settings.ts"
import { seedSlots } from "./stores/seed-slots.ts"

const dayMs = 86_400_000
const noEndDate = "9999-12-30"

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
const mondayOf = (day: string): string => addDays(day, 1 - isoWeekday(day))

/** The same Stockholm time of day some days later, also across a change to or from summer time. */
const addStockholmDays = (instant: string, days: number): string => {
  const instantMs = Date.parse(instant)
  const { date, time } = stockholmTime(instantMs)
  return new Date(stockholmInstant(addDays(date, days), time) + (instantMs % 1000)).toISOString()
}

/** Shifts the offers by `days`, a whole number of weeks, so that the shop still has offers of this week and of next week. */
const shiftPromotions = async (database: Kysely<Tables>, days: number): Promise<void> => {
  if (days === 0) return
  const rows = await database
    .selectFrom("store_products")
    .select(["store_number", "no", "promotions"])
    .where("promotions", "is not", null)
    .execute()
  const movedRows = rows.map(({ store_number, no, promotions }) => ({
    store_number,
    no,
    promotions: toJsonText(
      parsePromotions(promotions).map((promotion) => ({
        ...promotion,
        from: addStockholmDays(promotion.from, days),
        to: addStockholmDays(promotion.to, days)
      }))
    )
  }))
  await sql`
    update store_products s set promotions = r.promotions::json
    from jsonb_to_recordset(${JSON.stringify(movedRows)}::jsonb) as r(store_number text, no integer, promotions text)
    where s.store_number = r.store_number and s.no = r.no`.execute(database)
}

/** Shifts the start dates after `since`, and the end dates except `noEndDate`, by `days` (negative: back). */
const shiftAvailability = async (database: Kysely<Tables>, since: string, days: number): Promise<void> => {
  await sql`
    update store_products set
      available_from = case when available_from > ${since} then to_char(available_from::date + ${days}::integer,
        'YYYY-MM-DD') else available_from end,
      available_to = case when available_to <> ${noEndDate} then to_char(available_to::date + ${days}::integer, 'YYYY-MM-DD') else available_to end
    where available_from > ${since} or available_to <> ${noEndDate}`.execute(database)
}

const readNewProducts = rowReader(Schema.Struct({ no: Schema.Finite, starts: Schema.String, ends: Schema.String }))
const readCalendarAndFees = rowReader(Schema.Struct({ today: Schema.String, fee: OreValue, fee_limit: OreValue }))

/** Shifts, by `days`, the periods in which products are marked as new. */
const shiftNewProductPeriods = async (database: Kysely<Tables>, days: number): Promise<void> => {
  const rows = await readNewProducts(
    database,
    sql`
    select no, facts ->> 'newProductFrom' as starts, facts ->> 'newProductTo' as ends from product_facts
    where facts ->> 'newProductFrom' is not null and facts ->> 'newProductTo' is not null`
  )
  const movedRows = rows.map(({ no, starts, ends }) => ({
    no,
    period: { newProductFrom: addStockholmDays(starts, days), newProductTo: addStockholmDays(ends, days) }
  }))
  await sql`
    update product_facts f set facts = (f.facts::jsonb || r.period)::json, card = (f.card::jsonb || r.period)::json
    from jsonb_to_recordset(${JSON.stringify(movedRows)}::jsonb) as r(no integer, period jsonb)
    where f.no = r.no`.execute(database)
}

/**
 * Moves the demo data to today, also backwards after a wrong clock has moved it ahead: delivery times of the next
 * 14 days, offers, new products and availability. Called at start and at every new date in Stockholm; idempotent within a
 * day. `now` is in ms since 1970.
 */
export const moveDemoDataToToday = async ({ sql: database }: Pick<Database, "sql">, now: number): Promise<void> => {
  const today = stockholmDate(now)
  const hasMoved = await database.transaction().execute(async (transaction) => {
    const [calendar] = await readCalendarAndFees(
      transaction,
      sql`
      select c.value ->> 'today' as today, ${shopPickingFee} as fee, ${shopPickingFeeLimit} as fee_limit
      from settings c, settings shop where c.key = 'calendar' and shop.key = 'shop' for update of c`
    )
    if (calendar === undefined) return false
    const days = daysBetween(calendar.today, today)
    if (days !== 0) {
      await shiftPromotions(transaction, daysBetween(mondayOf(calendar.today), mondayOf(today)))
      await shiftAvailability(transaction, calendar.today, days)
      await shiftNewProductPeriods(transaction, days)
      await saveSetting(transaction, "calendar", { today })
    }
    await seedSlots(transaction, today, { pickingFee: calendar.fee, pickingFeeLimit: calendar.fee_limit })
    return days !== 0
  })
  // Vacuums the tables that change daily, and those that a migration may have written: the embedded database does not vacuum automatically.
  if (hasMoved) {
    await sql`vacuum analyze products, listed_products, product_facts, store_products, slots`.execute(database)
  }
}
