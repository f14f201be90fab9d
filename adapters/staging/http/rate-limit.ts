import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import { rowReader } from "../database/row-reader.ts"
import type { Tables } from "../database/tables.ts"
import type { Context, RateLimited } from "./route.ts"
import { siteFactor, siteNetworkOf } from "./site-network.ts"

/** `first_at` in ms since 1970. */
const CountRow = Schema.Struct({ count: Schema.Finite, first_at: Schema.Finite })
const readCounts = rowReader(CountRow)

const dayMs = 86_400_000

/**
 * Counts an action once for each subject, and returns the counters afterwards; a counter restarts `windowMs` after its first count. Keys are hashed with the shop's secret,
 * since otherwise all existing IP addresses could be tried against the hashes. The subject 'unknown' is not counted. The table `look_ups` has the counters
 * of all actions.
 */
export const incrementCounters = async (
  { database, now }: Pick<Context, "database" | "now">,
  action: string,
  subjects: ReadonlyArray<string>,
  windowMs: number
): Promise<ReadonlyArray<typeof CountRow.Type>> => {
  const keys = subjects.filter((subject) => subject !== "unknown").map((subject) => `${action} ${subject}`)
  if (keys.length === 0) return []
  const windowStart = now - windowMs
  return readCounts(
    database,
    sql`
    insert into look_ups as l (key, count, first_at)
      select distinct encode(sha256(convert_to(name || s.value::text, 'UTF8')), 'base64'), 1, ${now}::bigint
      from unnest(${keys}::text[]) as name, settings s where s.key = 'signing-key'
    on conflict (key) do update set
      count = case when l.first_at > ${windowStart}::bigint then l.count + 1 else 1 end,
      first_at = case when l.first_at > ${windowStart}::bigint then l.first_at else excluded.first_at end
    returning count, first_at`
  )
}

interface CountedSubjects {
  /** IP addresses or networks, or the e-mail address to which a mail is sent; the limit `perAddress` applies to each. */
  readonly subjects: ReadonlyArray<string>
  /** The account to which the limit `perAccount` applies. */
  readonly account?: string
}

/**
 * Counts an action once for each subject and for the networks that contain them, and returns the counters above their limit: `perAddress` for a subject, and ten
 * times as many for a network.
 */
export const countSubjects = async (
  context: Pick<Context, "database" | "now"> & RateLimited,
  action: string,
  subjects: ReadonlyArray<string>
): Promise<ReadonlyArray<typeof CountRow.Type>> => {
  const { perAddress, windowMs } = context.rateLimit
  const networks = subjects.flatMap((subject) => siteNetworkOf(subject) ?? [])
  const counters = await incrementCounters(context, action, subjects, windowMs)
  const networkCounters = await incrementCounters(context, `${action} of network`, networks, windowMs)
  return [
    ...counters.filter(({ count }) => count > perAddress),
    ...networkCounters.filter(({ count }) => count > perAddress * siteFactor)
  ]
}

/** Counts an action. Returns the seconds until it is allowed again; null when it exceeds no limit. */
const countAction = async (
  context: Pick<Context, "database" | "now"> & RateLimited,
  action: string,
  { subjects, account }: CountedSubjects
): Promise<number | null> => {
  const { now, rateLimit } = context
  const { perAccount, windowMs } = rateLimit
  const exceededCounters = await countSubjects(context, action, subjects)
  const exceededAccountCounters =
    account === undefined || perAccount === undefined
      ? []
      : (await incrementCounters(context, `${action} of account`, [account], windowMs)).filter(
          ({ count }) => count > perAccount
        )
  const waitSeconds = [...exceededCounters, ...exceededAccountCounters].map(({ first_at: firstAt }) =>
    Math.ceil((firstAt + windowMs - now) / 1000)
  )
  return waitSeconds.length === 0 ? null : Math.max(1, ...waitSeconds)
}

/** Counts a look-up and refuses with 429 above the limit. Must run outside a transaction, which the refusal would roll back. */
export const countLookup = async (
  context: Context<"too_many_lookups"> & RateLimited,
  ...subjects: ReadonlyArray<string>
): Promise<void> => {
  const retryAfter = await countAction(context, "look-up", { subjects })
  if (retryAfter !== null)
    throw context.refuse("too_many_lookups", "Too many look-ups; try again later.", { retryAfter })
}

/** Counts an attempt to use a discount code and refuses with 429 above the limit. Must run outside a transaction. */
export const countCodeAttempt = async (
  context: Context<"too_many_codes"> & RateLimited,
  account: string
): Promise<void> => {
  const retryAfter = await countAction(context, "code", { subjects: [context.ipAddress], account })
  if (retryAfter !== null)
    throw context.refuse("too_many_codes", "Too many attempts to use discount codes; try again later.", { retryAfter })
}

/** Counts a checkout and refuses with 429 above the limit. Must run outside a transaction. */
export const countCheckOut = async (
  context: Context<"too_many_orders"> & RateLimited,
  account: string
): Promise<void> => {
  const retryAfter = await countAction(context, "check-out", { subjects: [context.ipAddress], account })
  if (retryAfter !== null) throw context.refuse("too_many_orders", "Too many orders; try again later.", { retryAfter })
}

/** Counts a message to customer service and refuses with 429 above the limit. Must run outside a transaction. */
export const countMessage = async (context: Context<"too_many_messages"> & RateLimited): Promise<void> => {
  const retryAfter = await countAction(context, "message", { subjects: [context.ipAddress] })
  if (retryAfter !== null)
    throw context.refuse("too_many_messages", "Too many messages; try again later.", { retryAfter })
}

/** Deletes counters that started more than a day ago. */
export const deleteOldCounts = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await sql`delete from look_ups where first_at < ${now - dayMs}`.execute(database)
}
