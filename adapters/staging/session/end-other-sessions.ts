import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { endImpersonation } from "./customer-token.ts"
import { forgetDevices } from "./known-devices.ts"

interface EndedSessions {
  readonly customerId: string
  /** The session that stays; null to end all. */
  readonly keptSessionId: string | null
}

/** Ends an account's sessions and what it has opened and issued as a staff member, and forgets its devices, after a change of how the account logs in. Must run in a transaction. */
export const endOtherSessions = async (
  database: Kysely<Tables>,
  { customerId, keptSessionId }: EndedSessions,
  now: number
): Promise<void> => {
  await database
    .updateTable("sessions")
    .set({ revoked: now })
    .where("customer_id", "=", customerId)
    .where("revoked", "is", null)
    .where("id", "is distinct from", keptSessionId)
    .execute()
  await endImpersonation(database, customerId, now)
  await forgetDevices(database, customerId)
}
