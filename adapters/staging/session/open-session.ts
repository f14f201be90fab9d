import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { SessionTokens } from "../http/shop.ts"

interface NewSession {
  readonly customerId: string
  /** The staff member who acts as the customer; null for the customer's own session. */
  readonly staffId: string | null
  /** In ms since 1970, as `now`. */
  readonly expires: number
}

/** Stores a session, deletes expired ones and returns the new session's id. */
export const storeSession = async (
  database: Kysely<Tables>,
  { customerId, staffId, expires }: NewSession,
  now: number
): Promise<string> => {
  const sessionId = randomUUID()
  await database
    .with("expired", (query) => query.deleteFrom("sessions").where("expires", "<", now))
    .insertInto("sessions")
    .values({ id: sessionId, customer_id: customerId, expires, revoked: null, staff_id: staffId })
    .execute()
  return sessionId
}

/** Opens a session for an account and returns its token. Must run outside a transaction, since signing reads the key with a connection of its own. `now` and `expires` are in ms since 1970. */
export const openSession = async (
  database: Kysely<Tables>,
  tokens: SessionTokens,
  account: { readonly id: string; readonly role: "customer" | "staff" },
  now: number,
  expires: number
): Promise<string> => {
  const sessionId = await storeSession(database, { customerId: account.id, staffId: null, expires }, now)
  return tokens.sign({ ...account, sessionId }, now, expires)
}
