import { createHash } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { siteFactor, siteNetworkOf } from "../http/site-network.ts"
import type { Refusal } from "../http/refusal.ts"
import type { Context, RateLimited } from "../http/route.ts"
import type { RateLimit } from "#core/contract/rate-limits.ts"

type LogInContext = Context<"too_many_attempts"> & RateLimited

/** The key is hashed, so that the table does not reveal e-mail and IP addresses. A known device has the limit of an account. */
export const failureKey = (kind: "account" | "device" | "ip-address" | "network", value: string): string =>
  `${kind} ${createHash("sha256").update(value).digest("base64")}`

/** The keys of the caller's IP address and of the network that contains it, if there is one; empty when the IP address is unknown. */
export const ipAddressKeys = ({ ipAddress }: Pick<Context, "ipAddress">): ReadonlyArray<string> => {
  if (ipAddress === "unknown") return []
  const network = siteNetworkOf(ipAddress)
  return [failureKey("ip-address", ipAddress), ...(network === null ? [] : [failureKey("network", network)])]
}

const maxFailures = ({ perAddress, perAccount = perAddress }: RateLimit, key: string): number => {
  if (key.startsWith("network ")) return perAddress * siteFactor
  return key.startsWith("ip-address ") ? perAddress : perAccount
}

const tooManyAttempts = ({ now, rateLimit, refuse }: LogInContext, firstFailed: number): Refusal =>
  refuse("too_many_attempts", "Too many failed attempts; try again later.", {
    retryAfter: Math.max(1, Math.ceil((firstFailed + rateLimit.windowMs - now) / 1000))
  })

export const refuseWhileLocked = async (context: LogInContext, keys: ReadonlyArray<string>): Promise<void> => {
  const { database, now, rateLimit } = context
  if (keys.length === 0) return
  const counters = await database
    .selectFrom("login_failures")
    .select(["key", "failures", "first_failed"])
    .where("key", "in", keys)
    .where("first_failed", ">", now - rateLimit.windowMs)
    .orderBy("first_failed", "desc")
    .execute()
  const lockedCounter = counters.find(({ key, failures }) => failures >= maxFailures(rateLimit, key))
  if (lockedCounter !== undefined) throw tooManyAttempts(context, lockedCounter.first_failed)
}

/** Counts a failure and throws 429 above the limit, so that parallel guesses gain nothing over sequential ones. */
export const countFailure = async (context: LogInContext, keys: ReadonlyArray<string>): Promise<void> => {
  const { database, now, rateLimit } = context
  if (keys.length === 0) return
  const windowStart = now - rateLimit.windowMs
  const counters = await database
    .insertInto("login_failures")
    .values(keys.map((key) => ({ key, failures: 1, first_failed: now })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        failures: sql<number>`case when login_failures.first_failed > ${windowStart} then login_failures.failures + 1 else 1 end`,
        first_failed: sql<number>`case when login_failures.first_failed > ${windowStart} then login_failures.first_failed else excluded.first_failed end`
      })
    )
    .returning(["key", "failures", "first_failed"])
    .execute()
  const exceededCounter = counters.find(({ key, failures }) => failures > maxFailures(rateLimit, key))
  if (exceededCounter !== undefined) throw tooManyAttempts(context, exceededCounter.first_failed)
}

export const deleteFailures = async (database: Kysely<Tables>, key: string): Promise<void> => {
  await database.deleteFrom("login_failures").where("key", "=", key).execute()
}

const dayMs = 86_400_000

/** Deletes counters that started more than a day ago. */
export const deleteOldFailures = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await database
    .deleteFrom("login_failures")
    .where("first_failed", "<", now - dayMs)
    .execute()
}
