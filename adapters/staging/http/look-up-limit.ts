import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { Refusal } from "./refusal.ts"
import type { Context } from "./route.ts"

interface Counted {
  readonly count: number
  /** ms */
  readonly first_at: number
}

const dayInMillis = 86_400_000

/**
 * Counts one more of something under a hash of each who does it, from 1 again when `time` ms have passed since the first. The hash is made with the
 * shop's own secret: without it all addresses there are could be tried.
 */
export const countBy = async (
  { sql: database, now }: Pick<Context, "sql" | "now">,
  what: string,
  who: ReadonlyArray<string>,
  time: number
): Promise<ReadonlyArray<Counted>> => {
  const named = who.filter((name) => name !== "unknown").map((name) => `${what} ${name}`)
  if (named.length === 0) return []
  const since = now - time
  const { rows } = await sql<Counted>`
    insert into look_ups as l (key, count, first_at)
      select distinct encode(sha256(convert_to(name || s.value::text, 'UTF8')), 'base64'), 1, ${now}::bigint
      from unnest(${named}::text[]) as name, settings s where s.key = 'signing-key'
    on conflict (key) do update set
      count = case when l.first_at > ${since}::bigint then l.count + 1 else 1 end,
      first_at = case when l.first_at > ${since}::bigint then l.first_at else excluded.first_at end
    returning count, first_at`.execute(database)
  return rows
}

/** Counts a look-up outside any transaction that a refusal could undo; too many are 429 for a while. */
export const countLookUp = async (context: Context, ...who: ReadonlyArray<string>): Promise<void> => {
  const { now, limits } = context
  const over = (await countBy(context, "look-up", who, limits.lookUpTime))
    .filter(({ count }) => count > limits.lookUps)
    .map(({ first_at: first }) => Math.ceil((first + limits.lookUpTime - now) / 1000))
  if (over.length === 0) return
  throw new Refusal(429, [{ code: "too_many_lookups", message: "Too many look-ups; try again later." }], Math.max(1, ...over))
}

/** What was begun more than a day ago counts for nothing any more. */
export const forgetOldCounts = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await sql`delete from look_ups where first_at < ${now - dayInMillis}`.execute(database)
}
