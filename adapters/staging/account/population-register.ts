import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** The person with a personal number of 12 digits, and whether they are a customer; undefined when the register lacks the number. */
export const findPerson = (database: Kysely<Tables>, personalNumber: string) =>
  database
    .selectFrom("population_register as r")
    .leftJoin("customers as c", "c.personal_number", "r.personal_number")
    .select(["r.first_name", "r.last_name", "r.street_address", "r.zip_code", "r.city"])
    .select((eb) => eb("c.id", "is not", null).$castTo<boolean>().as("has_login"))
    .where("r.personal_number", "=", personalNumber)
    .executeTakeFirst()

export type PersonInRegister = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** Lists the personal numbers of the register that belong to no customer, sorted. */
export const listUnusedPersonalNumbers = async (database: Kysely<Tables>): Promise<ReadonlyArray<string>> => {
  const rows = await database
    .selectFrom("population_register as r")
    .leftJoin("customers as c", "c.personal_number", "r.personal_number")
    .select("r.personal_number")
    .where("c.id", "is", null)
    .orderBy("r.personal_number")
    .execute()
  return rows.map((row) => row.personal_number)
}
