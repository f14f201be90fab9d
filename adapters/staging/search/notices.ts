import { type Kysely, sql } from "kysely"
import { addDays, stockholmDate } from "#core/kernel/calendar.ts"
import type { Tables } from "../database/tables.ts"
import { countBy } from "../http/look-up-limit.ts"
import type { Context } from "../http/route.ts"
import { fold } from "./words.ts"

/** How a hit was used. */
export type NoticeKind = "click" | "adding-to-cart"

/** days */
const kept = 90
/** New queries of one hit in a day, clicks and carts together, so that made-up ones stay few; those known already are counted on. */
const mostQueries = 500
const longestId = 64
const longestQuery = 100
const dayInMillis = 86_400_000

/** Counts one use of a hit under its query of that day. What no shop can have shown, and more than one address reports in a day, is let go without a word: nobody waits for the answer. */
export const countNotice = async (context: Context, kind: NoticeKind, entityId: string, query: string): Promise<void> => {
  if (entityId === "" || entityId.length > longestId) return
  const { sql: database, now, limits, address } = context
  const reports = await countBy(context, "notice", [address], dayInMillis)
  if (reports.some(({ count }) => count > limits.notices)) return
  const asked = [...fold(query).replace(/\s+/g, " ").trim()].slice(0, longestQuery).join("")
  await sql`
    insert into search_notices (kind, entity_id, query, day, count)
    select ${kind}, ${entityId}, ${asked}, ${stockholmDate(now)}, 1
    where (exists (select from products where id = ${entityId}) or exists (select from categories where id = ${entityId})
      or exists (select from pages where id = ${entityId}) or exists (select from stores where store_number = ${entityId})
      or exists (select from recipes where id = ${entityId}))
      and ((select count(*) from search_notices where entity_id = ${entityId} and day = ${stockholmDate(now)}) < ${mostQueries}
        or exists (select from search_notices where entity_id = ${entityId} and kind = ${kind} and query = ${asked} and day = ${stockholmDate(now)}))
    on conflict (entity_id, kind, query, day) do update set count = search_notices.count + 1`.execute(database)
}

export const forgetOldNotices = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await sql`delete from search_notices where day < ${addDays(stockholmDate(now), -kept)}`.execute(database)
}
