import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Withdraws a customer's change of the e-mail address that is not confirmed yet; its link is then invalid. */
export const deleteEmailChange = async (database: Kysely<Tables>, customerId: string): Promise<void> => {
  await database.deleteFrom("email_changes").where("customer_id", "=", customerId).execute()
}
