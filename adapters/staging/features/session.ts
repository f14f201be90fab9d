import { createHash, randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { createCustomerToken, createToken, revokeToken } from "#core/session/api.ts"
import { customerTokenHash } from "../customer-token.ts"
import type { Tables } from "../database/tables.ts"
import { refuse, Refusal } from "../http/refusal.ts"
import { type Context, type Route, route } from "../http/route.ts"
import type { SessionTokens } from "../http/session-token.ts"
import { hashPassword, isOutdated, passwordMatches } from "../password.ts"

/** Many people may share an address. */
const failuresOfAnAddress = 10

/** Failures are counted under a hash: the table must not be a list of addresses. */
export const failureKey = (kind: "account" | "address", value: string): string => `${kind} ${createHash("sha256").update(value).digest("base64")}`

const allowedFailures = ({ loginFailures }: Context["limits"], key: string): number => loginFailures * (key.startsWith("address ") ? failuresOfAnAddress : 1)

const tooMany = (seconds: number): Refusal =>
  new Refusal(429, [{ code: "too_many_attempts", message: "Too many failed attempts; try again later." }], Math.max(1, seconds))

const refuseWhileLocked = async ({ sql: database, now, limits }: Context, keys: ReadonlyArray<string>): Promise<void> => {
  const { rows } = await sql<{ key: string; failures: number; first_failed: number }>`
    select key, failures, first_failed from login_failures
    where key = any(${keys}) and first_failed > ${now - limits.loginLock} order by first_failed desc`.execute(database)
  const locked = rows.find(({ key, failures }) => failures >= allowedFailures(limits, key))
  if (locked !== undefined) throw tooMany(Math.ceil((locked.first_failed + limits.loginLock - now) / 1000))
}

/** Counts a failure and answers 429 once too many were counted: of many tries at once no more are told wrong than of as many in a row. */
const countFailure = async (context: Context, keys: ReadonlyArray<string>): Promise<void> => {
  const { sql: database, now, limits } = context
  const { rows } = await sql<{ key: string; failures: number; first_failed: number }>`
    insert into login_failures as f (key, failures, first_failed) select unnest(${keys}::text[]), 1, ${now}
    on conflict (key) do update set
      failures = case when f.first_failed > ${now - limits.loginLock} then f.failures + 1 else 1 end,
      first_failed = case when f.first_failed > ${now - limits.loginLock} then f.first_failed else excluded.first_failed end
    returning key, failures, first_failed`.execute(database)
  const over = rows.find(({ key, failures }) => failures > allowedFailures(limits, key))
  if (over !== undefined) throw tooMany(Math.ceil((over.first_failed + limits.loginLock - now) / 1000))
}

/** Opens a session for a customer and answers its token. `expires` in ms; `staffId`: who acts as the customer. */
export const openSession = async (
  database: Kysely<Tables>,
  tokens: SessionTokens,
  who: { readonly id: string; readonly role: "customer" | "staff" },
  now: number,
  expires: number,
  staffId: string | null = null
): Promise<string> => {
  const sessionId = randomUUID()
  await sql`
    with gone as (delete from sessions where expires < ${now})
    insert into sessions (id, customer_id, expires, staff_id) values (${sessionId}, ${who.id}, ${expires}, ${staffId})`.execute(database)
  return tokens.sign({ ...who, sessionId }, now, expires)
}

export const sessionRoutes = (tokens: SessionTokens): ReadonlyArray<Route> => [
  route(
    createToken,
    async (context, { body }) => {
      const { sql: database, now, limits } = context
      const email = body.username.trim().toLowerCase()
      const keys = [failureKey("account", email), ...(context.address === "unknown" ? [] : [failureKey("address", context.address)])]
      await refuseWhileLocked(context, keys)
      const { rows: [customer] } = await sql<{ id: string; role: "customer" | "staff"; password_hash: string }>`
      select id, role, password_hash from customers where lower(email) = ${email}`.execute(database)
      const matches = await passwordMatches(body.password, customer?.password_hash ?? null)
      if (customer === undefined || !matches) {
        await countFailure(context, keys)
        throw refuse(400, "invalid_grant", "invalid_username_or_password")
      }
      // Others may have failed meanwhile: a right guess among many at once is not told either.
      await refuseWhileLocked(context, keys)
      if (isOutdated(customer.password_hash)) {
        await sql`update customers set password_hash = ${await hashPassword(body.password)} where id = ${customer.id} and password_hash = ${customer.password_hash}`.execute(database)
      }
      await sql`delete from login_failures where key = ${keys[0]}`.execute(database)
      const token = await openSession(database, tokens, customer, now, now + limits.session * 1000)
      return { access_token: token, token_type: "Bearer", expires_in: limits.session, scope: body.scope }
    },
    { plain: true }
  ),

  route(
    createCustomerToken,
    async (context, { body }) => {
      const { sql: database, now, limits } = context
      const keys = context.address === "unknown" ? [] : [failureKey("address", context.address)]
      await refuseWhileLocked(context, keys)
      const { rows: [given] } = await sql<{ customer_id: string; staff_id: string }>`
        select t.customer_id, t.staff_id from customer_tokens t join customers s on s.id = t.staff_id and s.role = 'staff'
        where t.hash = ${customerTokenHash(body.token)} and (t.expires is null or t.expires > ${now})`.execute(database)
      if (given === undefined) {
        await countFailure(context, keys)
        throw refuse(400, "invalid_grant", "invalid_customer_token")
      }
      const token = await openSession(database, tokens, { id: given.customer_id, role: "customer" }, now, now + limits.sessionAsCustomer * 1000, given.staff_id)
      return { access_token: token, token_type: "Bearer", expires_in: limits.sessionAsCustomer, scope: "shop" }
    },
    { plain: true }
  ),

  route(revokeToken, async ({ sql: database, now }, { caller }) => {
    await sql`update sessions set revoked = ${now} where id = ${caller.sessionId}`.execute(database)
  })
]
