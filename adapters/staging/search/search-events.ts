import { type Kysely, sql } from "kysely"
import { addDays, stockholmDate } from "#core/kernel/calendar.ts"
import type { Tables } from "../database/tables.ts"
import { countSubjects } from "../http/rate-limit.ts"
import type { Context, RateLimited } from "../http/route.ts"
import { fold } from "../text-search/words.ts"

/** The shopper's action on a hit. */
export type SearchEventKind = "click" | "adding-to-cart"

const retentionDays = 90
/** The maximum number of queries that are stored for one hit in a day, since a client can send any number. A query counts once for each kind of event; queries above the maximum are ignored. */
const maxQueriesPerDay = 500
const maxIdLength = 64
const maxQueryLength = 100

/** Counts one use of a hit, by query and day. Silently ignores unknown hits and events above the limit of an IP address. */
export const countSearchEvent = async (
  context: Context & RateLimited,
  kind: SearchEventKind,
  entityId: string,
  query: string
): Promise<void> => {
  if (entityId === "" || entityId.length > maxIdLength) return
  const { database, now, ipAddress } = context
  if ((await countSubjects(context, "search event", [ipAddress])).length > 0) return
  const foldedQuery = [...fold(query).replace(/\s+/g, " ").trim()].slice(0, maxQueryLength).join("")
  await sql`
    insert into search_events (kind, entity_id, query, day, count)
    select ${kind}, ${entityId}, ${foldedQuery}, ${stockholmDate(now)}, 1
    where (exists (select from products where id = ${entityId}) or exists (select from categories where id = ${entityId})
      or exists (select from pages where id = ${entityId}) or exists (select from stores where store_number = ${entityId})
      or exists (select from recipes where id = ${entityId}))
      and ((select count(*) from search_events where entity_id = ${entityId} and day = ${stockholmDate(now)}) < ${maxQueriesPerDay}
        or exists (select from search_events where entity_id = ${entityId} and kind = ${kind} and query = ${foldedQuery} and day = ${stockholmDate(now)}))
    on conflict (entity_id, kind, query, day) do update set count = search_events.count + 1`.execute(database)
}

export const deleteOldSearchEvents = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await sql`delete from search_events where day < ${addDays(stockholmDate(now), -retentionDays)}`.execute(database)
}
