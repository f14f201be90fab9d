import { type Kysely, sql } from "kysely"
import { addDays, isoWeekday, stockholmDate, stockholmInstant, stockholmTime } from "#core/kernel/calendar.ts"
import { shopPickingFee, shopPickingFeeLimit } from "../cart/shop-fees.ts"
import type { Database } from "../database/open-database.ts"
import type { Tables } from "../database/tables.ts"
import { forgetOldKeys } from "../http/idempotency.ts"
import { forgetOldCounts } from "../http/look-up-limit.ts"
import { forgetOldLetters } from "../mail/outbox.ts"
import { forgetOldNotices } from "../search/notices.ts"
import type { WirePromotion } from "../seed/model.ts"
import { saveSetting } from "./load-content.ts"
import { loadSlots } from "./load-slots.ts"

const dayInMillis = 86_400_000
const noEnd = "9999-12-30"

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayInMillis)
const mondayOf = (day: string): string => addDays(day, 1 - isoWeekday(day))

/** The same time of day in Stockholm some days later, also over a change to or from summer time. */
const later = (instant: string, days: number): string => {
  const millis = Date.parse(instant)
  const { date, time } = stockholmTime(millis)
  return new Date(stockholmInstant(addDays(date, days), time) + (millis % 1000)).toISOString()
}

/** Offers move by whole weeks: this week's stay this week's, next week's stay next week's. */
const rollPromotions = async (database: Kysely<Tables>, days: number): Promise<void> => {
  if (days === 0) return
  const { rows } = await sql<{ store_number: string; no: number; promotions: string }>`
    select store_number, no, promotions from shelves where promotions is not null`.execute(database)
  const moved = rows.map(({ store_number, no, promotions }) => ({
    store_number,
    no,
    promotions: JSON.stringify(
      (JSON.parse(promotions) as ReadonlyArray<WirePromotion>).map((promotion) => ({
        ...promotion,
        from: later(promotion.from, days),
        to: later(promotion.to, days)
      }))
    )
  }))
  await sql`
    update shelves s set promotions = r.promotions::json
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as r(store_number text, no integer, promotions text)
    where s.store_number = r.store_number and s.no = r.no`.execute(database)
}

/** Goods that are soon back or in their last days stay so. */
const rollAvailability = async (database: Kysely<Tables>, since: string, days: number): Promise<void> => {
  await sql`
    update shelves set
      available_from = case when available_from > ${since} then to_char(available_from::date + ${days}::integer,
        'YYYY-MM-DD') else available_from end,
      available_to = case when available_to <> ${noEnd} then to_char(available_to::date + ${days}::integer, 'YYYY-MM-DD') else available_to end
    where available_from > ${since} or available_to <> ${noEnd}`.execute(database)
}

/** What was new stays new. */
const rollNews = async (database: Kysely<Tables>, days: number): Promise<void> => {
  const { rows } = await sql<{ no: number; starts: string; ends: string }>`
    select no, facts ->> 'newProductFrom' as starts, facts ->> 'newProductTo' as ends from product_facts
    where facts ->> 'newProductFrom' is not null and facts ->> 'newProductTo' is not null`.execute(database)
  const moved = rows.map(({ no, starts, ends }) => ({ no, newProductFrom: later(starts, days), newProductTo: later(ends, days) }))
  await sql`
    update product_facts f set facts = (f.facts::jsonb || jsonb_build_object('newProductFrom', r."newProductFrom", 'newProductTo',
      r."newProductTo"))::json
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as r(no integer, "newProductFrom" text, "newProductTo" text)
    where f.no = r.no`.execute(database)
}

/**
 * Brings a shop that was filled on another day to today: delivery times of the next 14 days, this week's offers, what is new, soon back or in
 * its last days. Called at start and at every midnight in Stockholm; once a day is enough, more does no harm. `now` in ms.
 */
export const rollTime = async ({ sql: database }: Pick<Database, "sql">, now: number): Promise<void> => {
  const today = stockholmDate(now)
  const rolled = await database.transaction().execute(async (transaction) => {
    const { rows: [calendar] } = await sql<{ today: string; fee: number; fee_limit: number }>`
      select c.value ->> 'today' as today, ${shopPickingFee} as fee, ${shopPickingFeeLimit} as fee_limit
      from settings c, settings shop where c.key = 'calendar' and shop.key = 'shop' for update of c`.execute(transaction)
    if (calendar === undefined) return false
    const days = daysBetween(calendar.today, today)
    if (days > 0) {
      await rollPromotions(transaction, daysBetween(mondayOf(calendar.today), mondayOf(today)))
      await rollAvailability(transaction, calendar.today, days)
      await rollNews(transaction, days)
      await saveSetting(transaction, "calendar", { today })
    }
    await loadSlots(transaction, today, { pickingFee: calendar.fee, pickingFeeLimit: calendar.fee_limit })
    await forgetOldKeys(transaction, now)
    await forgetOldLetters(transaction, now)
    await forgetOldNotices(transaction, now)
    await forgetOldCounts(transaction, now)
    return days > 0
  })
  // What changes from day to day; a database server clears away by itself, the embedded one does not.
  if (rolled) {
    await sql`vacuum analyze product_facts, shelves, slots, carts, cart_items, sessions, idempotency_keys, mail, look_ups, search_notices`.execute(database)
  }
}
