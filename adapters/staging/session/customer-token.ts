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

/** Issues a customer token, and records this in the staff log. */
export const issueCustomerToken = async (
  database: Kysely<Tables>,
  { staffId, customerId }: Impersonation,
  now: number
): Promise<string> => {
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
