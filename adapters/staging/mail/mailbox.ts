import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Lists every mail of the shop, oldest first. The text of a mail that was sent or given up has been deleted. */
export const listMail = (database: Kysely<Tables>) =>
  database
    .selectFrom("mail")
    .select(["recipient", "subject", "body", "created", "next_try", "tries", "sent", "given_up", "reason"])
    .orderBy("id")
    .execute()

export type StoredMail = Awaited<ReturnType<typeof listMail>>[number]

/** Finds the newest mail to an e-mail address, in any letter case. */
export const findNewestMailTo = (database: Kysely<Tables>, emailAddress: string) =>
  database
    .selectFrom("mail")
    .select(["subject", "body"])
    .where((eb) => eb(eb.fn("lower", ["recipient"]), "=", emailAddress.trim().toLowerCase()))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
