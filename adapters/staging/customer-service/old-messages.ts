import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** How long a message is stored: a year. */
const retentionMs = 365 * 86_400_000

export const deleteOldMessages = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await database
    .deleteFrom("customer_messages")
    .where("created", "<", now - retentionMs)
    .execute()
}
