import { type Kysely, sql } from "kysely"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { makeRegister } from "./register.ts"

/** Fills the population register, which is read-only for the shop. */
export const seedRegister = async (database: Kysely<Tables>): Promise<void> => {
  await sql`
    insert into population_register (personal_number, first_name, last_name, street_address, zip_code, city)
    select r."personalNumber", r."firstName", r."lastName", r."streetAddress", r."zipCode", r.city
    from jsonb_to_recordset(${JSON.stringify(makeRegister())}::jsonb)
      as r("personalNumber" text, "firstName" text, "lastName" text, "streetAddress" text, "zipCode" text, city text)`.execute(
    database
  )
}
