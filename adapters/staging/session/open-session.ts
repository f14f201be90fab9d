import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { SessionTokens } from "../http/shop.ts"

/**
 * Opens a session for an account, deletes expired sessions and returns the new session's token. `now` and `expires` are in ms
 * since 1970; `staffId` is the staff member who acts as the customer.
 */
export const openSession = async (
  database: Kysely<Tables>,
  tokens: SessionTokens,
  account: { readonly id: string; readonly role: "customer" | "staff" },
  now: number,
  expires: number,
  staffId: string | null = null
): Promise<string> => {
  const sessionId = randomUUID()
  await database
    .with("expired", (query) => query.deleteFrom("sessions").where("expires", "<", now))
    .insertInto("sessions")
    .values({ id: sessionId, customer_id: account.id, expires, revoked: null, staff_id: staffId })
    .execute()
  return tokens.sign({ ...account, sessionId }, now, expires)
}
