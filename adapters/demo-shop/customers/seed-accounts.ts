import { type Kysely, sql } from "kysely"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { customerTokenHash } from "#adapters/staging/session/customer-token.ts"
import { hashPassword } from "#adapters/staging/session/password.ts"

export const demoPassword = "Matkasse-2026"

const address = (street: string, zip: string, city: string, id: string) => ({
  addressTypeId: 1,
  city,
  co: null,
  contactId: null,
  countryCode: "SE",
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

const coupons = [
  { gtin: "9900000000011", code: "VALKOMMEN50", name: "Välkommen! 50 kr rabatt", kind: "amount", value: 5_000 },
  { gtin: "9900000000028", code: "GRATISPLOCK", name: "Ingen plockavgift", kind: "free-picking", value: 0 },
  {
    gtin: "9900000000035",
    code: "SOMMAR",
    name: "10 % på frukt och grönt",
    kind: "percent",
    value: 10,
    department: "Frukt & grönt"
  },
  {
    gtin: "9900000000042",
    code: "UTGANGEN",
    name: "Utgången kod",
    kind: "amount",
    value: 5_000,
    refusal: "ERR_COUPON_EXPIRED",
    message: "The coupon has expired."
  },
  {
    gtin: "9900000000059",
    code: "ANVAND",
    name: "Använd kod",
    kind: "amount",
    value: 5_000,
    refusal: "ERR_COUPON_ALREADY_USED",
    message: "The coupon is already used."
  },
  {
    gtin: "9900000000066",
    code: "RESERVERAD",
    name: "Reserverad kod",
    kind: "amount",
    value: 5_000,
    refusal: "ERR_COUPON_ALREADY_USED",
    message: "The coupon is already reserved."
  },
  {
    gtin: "9900000000073",
    code: "VALIDERA",
    name: "Kod som inte går igenom",
    kind: "amount",
    value: 5_000,
    refusal: "ERR_COUPON_VALIDATION",
    message: "The coupon could not be validated."
  },
  {
    gtin: "9900000000080",
    code: "OGILTIG",
    name: "Ogiltig kod",
    kind: "amount",
    value: 5_000,
    refusal: "ERR_INVALID_COUPON",
    message: "The coupon is not valid."
  }
] as const

/** The token of /_cl_/{token}, with which the staff member acts as Anna; it does not expire. */
const demoCustomerToken = "demo-anna"

/** The demo customers, the staff member with a token, and the discount codes. */
export const seedAccounts = async (database: Kysely<Tables>, now: number): Promise<void> => {
  const rows = await Promise.all(
    accounts.map(async (account) => ({ ...account, hash: await hashPassword(demoPassword) }))
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
    insert into customer_tokens (hash, customer_id, staff_id) values (${customerTokenHash(demoCustomerToken)}, 'anna', 'personal')`.execute(
    database
  )
  await sql`
    insert into coupons (gtin, code, name, kind, value, department, refusal, refusal_message)
    select gtin, code, name, kind, value, department, refusal, message from jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb)
      as r(gtin text, code text, name text, kind text, value integer, department text, refusal text, message text)`.execute(
    database
  )
}
