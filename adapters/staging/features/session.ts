import { createHash, randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { createToken, revokeToken } from "#core/session/api.ts"
import type { Tables } from "../database/tables.ts"
import { refuse, Refusal } from "../http/refusal.ts"
import { type Context, type Route, route } from "../http/route.ts"
import type { SessionTokens } from "../http/session-token.ts"
import { passwordMatches } from "../password.ts"

/** Many people may share an address. */
const failuresOfAnAddress = 10

/** Failures are counted under a hash: the table must not be a list of addresses. */
export const failureKey = (kind: "account" | "address", value: string): string => `${kind} ${createHash("sha256").update(value).digest("base64")}`

const tooMany = (seconds: number): Refusal =>
  new Refusal(429, [{ code: "too_many_attempts", message: "Too many failed attempts; try again later." }], Math.max(1, seconds))

const refuseWhileLocked = async ({ sql: database, now, limits }: Context, keys: ReadonlyArray<string>): Promise<void> => {
  const { rows: [locked] } = await sql<{ first_failed: number }>`
    select first_failed from login_failures
    where key = any(${keys}) and first_failed > ${now - limits.loginLock}
      and failures >= ${limits.loginFailures} * case when key like 'address %' then ${sql.lit(failuresOfAnAddress)} else 1 end
    order by first_failed desc limit 1`.execute(database)
  if (locked !== undefined) throw tooMany(Math.ceil((locked.first_failed + limits.loginLock - now) / 1000))
}

const countFailure = async ({ sql: database, now, limits }: Context, keys: ReadonlyArray<string>): Promise<void> => {
  await sql`
    insert into login_failures as f (key, failures, first_failed) select unnest(${keys}::text[]), 1, ${now}
    on conflict (key) do update set
      failures = case when f.first_failed > ${now - limits.loginLock} then f.failures + 1 else 1 end,
      first_failed = case when f.first_failed > ${now - limits.loginLock} then f.first_failed else excluded.first_failed end`.execute(database)
}

/** Opens a session for a customer and answers its token. `expires` in ms. */
export const openSession = async (
  database: Kysely<Tables>,
  tokens: SessionTokens,
  who: { readonly id: string; readonly role: "customer" | "staff" },
  now: number,
  expires: number
): Promise<string> => {
  const sessionId = randomUUID()
  await sql`
    with gone as (delete from sessions where expires < ${now})
    insert into sessions (id, customer_id, expires) values (${sessionId}, ${who.id}, ${expires})`.execute(database)
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
      const matches = await passwordMatches(body.password.slice(0, 1_000), customer?.password_hash ?? null)
      if (customer === undefined || !matches) {
        await countFailure(context, keys)
        throw refuse(400, "invalid_grant", "invalid_username_or_password")
      }
      await sql`delete from login_failures where key = ${keys[0]}`.execute(database)
      const token = await openSession(database, tokens, customer, now, now + limits.session * 1000)
      return { access_token: token, token_type: "Bearer", expires_in: limits.session, scope: body.scope }
    },
    { plain: true }
  ),

  route(revokeToken, async ({ sql: database, now }, { caller }) => {
    await sql`update sessions set revoked = ${now} where id = ${caller.sessionId}`.execute(database)
  })
]
