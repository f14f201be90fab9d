import { type Kysely, sql } from "kysely"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { hashCustomerToken } from "#adapters/staging/session/customer-token.ts"
import { hashPassword } from "#adapters/staging/session/password.ts"
import type { PasswordCost } from "#adapters/staging/staging-settings.ts"

export const demoPassword = "Matkasse-2026"

const address = (street: string, zip: string, city: string, id: string) => ({
  addressTypeId: 1,
  city,
  co: null,
  contactId: null,
  countryCode: "SE",
  // Misspelt in the API.
  foAdress: null,
  id,
  street,
  street2: null,
  zip
})

const accounts = [
  {
    id: "anna",
    email: "anna.andersson@exempel.se",
    role: "customer",
    personalNumber: "196408233234",
    firstname: "Anna",
    lastname: "Andersson",
    addresses: [address("Vasagatan 12", "11120", "Stockholm", "anna-hem")],
    mobile: "+46701740605",
    method: "pickupAtStore",
    zip: "11122",
    storeNumber: "3201"
  },
  {
    id: "erik",
    email: "erik.eriksson@exempel.se",
    role: "customer",
    personalNumber: null,
    firstname: "Erik",
    lastname: "Eriksson",
    addresses: [address("Drottninggatan 88", "11122", "Stockholm", "erik-hem")],
    mobile: "+46701740606",
    method: null,
    zip: null,
    storeNumber: null
  },
  {
    // Swedish for staff.
    id: "personal",
    email: "personal@exempel.se",
    role: "staff",
    personalNumber: null,
    firstname: "Personal",
    lastname: "Skafferi",
    addresses: [],
    mobile: null,
    method: null,
    zip: null,
    storeNumber: null
  }
] as const

/** Counts the customers who are not the demo shop's own. */
export const countRegisteredCustomers = async (database: Kysely<Tables>): Promise<number> => {
  const { count } = await database
    .selectFrom("customers")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(
      "id",
      "not in",
      accounts.map(({ id }) => id)
    )
    .executeTakeFirstOrThrow()
  return count
}

/** The token with which the staff member acts as Anna, by opening /_cl_/{token}. The token does not expire; each session that it opens ends after half an hour. */
const demoCustomerToken = "demo-anna"

/** Inserts the demo customers, the staff member and the token. */
export const seedAccounts = async (
  database: Kysely<Tables>,
  now: number,
  passwordCost: PasswordCost
): Promise<void> => {
  const rows = await Promise.all(
    accounts.map(async (account) => ({ ...account, hash: await hashPassword(demoPassword, passwordCost) }))
  )
  await sql`
    insert into customers (id, email, password_hash, role, personal_number, firstname, lastname, addresses, mobile_phone, delivery_method,
      postal_code, site_id, created)
    select r.id, r.email, r.hash, r.role, r."personalNumber", r.firstname, r.lastname, r.addresses, r.mobile, r.method, r.zip, s.site_id, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, email text, hash text, role text, "personalNumber" text,
      firstname text, lastname text,
      addresses jsonb, mobile text, method text, zip text, "storeNumber" text)
    left join stores s on s.store_number = r."storeNumber"`.execute(database)
  await sql`
    insert into customer_tokens (hash, customer_id, staff_id) values (${hashCustomerToken(demoCustomerToken)}, 'anna', 'personal')`.execute(
    database
  )
}
