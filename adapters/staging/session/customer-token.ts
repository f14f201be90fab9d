import { createHash, randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/**
 * Hashes a customer token, a short-lived token with which a staff member acts as a customer. Only hashes are stored, so that the table's
 * content cannot be used to act as a customer.
 */
export const hashCustomerToken = (token: string): string => createHash("sha256").update(token).digest("base64url")

/** How long a token can be exchanged for a session, in seconds. */
export const customerTokenTtlSeconds = 300

interface Impersonation {
  readonly staffId: string
  readonly customerId: string
}

/**
 * Issues a customer token, and records this in the staff log; returns null when the staff member's session has ended meanwhile. Must run in a transaction: until its end the session's row is locked, so that a
 * log-out at the same time sees the token and deletes it.
 */
export const issueCustomerToken = async (
  database: Kysely<Tables>,
  { staffId, customerId, sessionId }: Impersonation & { readonly sessionId: string },
  now: number
): Promise<string | null> => {
  const session = await database
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("revoked", "is", null)
    .forShare()
    .executeTakeFirst()
  if (session === undefined) return null
  const token = randomBytes(24).toString("base64url")
  const row = { customer_id: customerId, staff_id: staffId }
  const expires = now + customerTokenTtlSeconds * 1000
  await database
    .with("expired", (query) => query.deleteFrom("customer_tokens").where("expires", "<", now))
    .with("logged", (query) => query.insertInto("staff_log").values({ ...row, at: now, action: "token-issued" }))
    .insertInto("customer_tokens")
    .values({ ...row, hash: hashCustomerToken(token), expires })
    .execute()
  return token
}

/** Returns whom a token lets act as which customer, and deletes the token, since it can be exchanged once. Only a token that does not expire, as in the demo data, can be exchanged again. */
export const takeCustomerToken = async (
  database: Kysely<Tables>,
  token: string,
  now: number
): Promise<Impersonation | undefined> => {
  const hash = hashCustomerToken(token)
  const takenToken = await database
    .deleteFrom("customer_tokens as t")
    .using("customers as s")
    .whereRef("s.id", "=", "t.staff_id")
    .where("s.role", "=", "staff")
    .where("t.hash", "=", hash)
    .where("t.expires", ">", now)
    .returning(["t.staff_id as staffId", "t.customer_id as customerId"])
    .executeTakeFirst()
  return (
    takenToken ??
    (await database
      .selectFrom("customer_tokens as t")
      .innerJoin("customers as s", (join) => join.onRef("s.id", "=", "t.staff_id").on("s.role", "=", "staff"))
      .select(["t.staff_id as staffId", "t.customer_id as customerId"])
      .where("t.hash", "=", hash)
      .where("t.expires", "is", null)
      .executeTakeFirst())
  )
}

/**
 * Ends the sessions in which a staff member acts as a customer, and deletes the staff member's tokens that are not exchanged yet. The tokens first: an exchange that runs at the same time has either
 * lost its token, or committed its session before the sessions are ended.
 */
export const endImpersonation = async (database: Kysely<Tables>, staffId: string, now: number): Promise<void> => {
  await database
    .deleteFrom("customer_tokens")
    .where("staff_id", "=", staffId)
    .where("expires", "is not", null)
    .execute()
  await database
    .updateTable("sessions")
    .set({ revoked: now })
    .where("staff_id", "=", staffId)
    .where("revoked", "is", null)
    .execute()
}

export const logOpenedSession = async (
  database: Kysely<Tables>,
  { staffId, customerId }: Impersonation,
  now: number
): Promise<void> => {
  await database
    .insertInto("staff_log")
    .values({ at: now, staff_id: staffId, customer_id: customerId, action: "session-opened" })
    .execute()
}
