import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import { rowReader } from "../database/row-reader.ts"
import type { Tables } from "../database/tables.ts"
import type { Context, Limited } from "./route.ts"

/** `first_at` in ms since 1970. */
const CountRow = Schema.Struct({ count: Schema.Finite, first_at: Schema.Finite })
const readCounts = rowReader(CountRow)

const dayInMillis = 86_400_000

/**
 * Increments the counter of an action for each of `who`; it restarts `window` ms after the first count. Keys are hashed with the shop's secret,
 * since otherwise all existing IP addresses could be tried against the hashes.
 */
export const countBy = async (
  { sql: database, now }: Pick<Context, "sql" | "now">,
  action: string,
  who: ReadonlyArray<string>,
  window: number
): Promise<ReadonlyArray<typeof CountRow.Type>> => {
  const keys = who.filter((name) => name !== "unknown").map((name) => `${action} ${name}`)
  if (keys.length === 0) return []
  const since = now - window
  return readCounts(
    database,
    sql`
    insert into look_ups as l (key, count, first_at)
      select distinct encode(sha256(convert_to(name || s.value::text, 'UTF8')), 'base64'), 1, ${now}::bigint
      from unnest(${keys}::text[]) as name, settings s where s.key = 'signing-key'
    on conflict (key) do update set
      count = case when l.first_at > ${since}::bigint then l.count + 1 else 1 end,
      first_at = case when l.first_at > ${since}::bigint then l.first_at else excluded.first_at end
    returning count, first_at`
  )
}

interface CountedCaller {
  /** The IP address or person, which the first limit counts. */
  readonly who: ReadonlyArray<string>
  /** The account, which the limit of an account counts. */
  readonly account?: string
}

/** Seconds until the action is below its limits again; null when it is now. Counts it. */
const secondsToWait = async (
  context: Pick<Context, "sql" | "now"> & Limited,
  action: string,
  { who, account }: CountedCaller
): Promise<number | null> => {
  const { now, rateLimit } = context
  const { perIpAddress, perAccount, window } = rateLimit
  const counts = (await countBy(context, action, who, window)).filter(({ count }) => count > perIpAddress)
  const ofAccount =
    account === undefined || perAccount === undefined
      ? []
      : (await countBy(context, `${action} of account`, [account], window)).filter(({ count }) => count > perAccount)
  const waits = [...counts, ...ofAccount].map(({ first_at: first }) => Math.ceil((first + window - now) / 1000))
  return waits.length === 0 ? null : Math.max(1, ...waits)
}

/** Counts a lookup and refuses with 429 above the limit. Must run outside a transaction, which the refusal would roll back. */
export const countLookup = async (
  context: Context<"too_many_lookups"> & Limited,
  ...who: ReadonlyArray<string>
): Promise<void> => {
  const retryAfter = await secondsToWait(context, "look-up", { who })
  if (retryAfter !== null)
    throw context.refuse("too_many_lookups", "Too many look-ups; try again later.", { retryAfter })
}

/** Counts a try of a discount code and refuses with 429 above the limit. Must run outside a transaction. */
export const countCodeTry = async (context: Context<"too_many_codes"> & Limited, account: string): Promise<void> => {
  const retryAfter = await secondsToWait(context, "code", { who: [context.ipAddress], account })
  if (retryAfter !== null)
    throw context.refuse("too_many_codes", "Too many tries of discount codes; try again later.", { retryAfter })
}

/** Deletes counters that started more than a day ago. */
export const deleteOldCounts = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await sql`delete from look_ups where first_at < ${now - dayInMillis}`.execute(database)
}
