import { type Kysely, sql } from "kysely"
import type { Tables } from "#adapters/staging/database/tables.ts"

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
    gtin: "9900000000097",
    code: "ENGANG",
    name: "25 kr rabatt, en gång",
    kind: "amount",
    value: 2_500,
    use_limit: "once-per-customer"
  },
  {
    gtin: "9900000000103",
    code: "FORSTAN",
    name: "100 kr rabatt till den första",
    kind: "amount",
    value: 10_000,
    use_limit: "once"
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

/** Inserts the discount codes: three that are always valid, one for each customer's first use, one for the first customer, and one for each reason to refuse a code. */
export const seedCoupons = async (database: Kysely<Tables>): Promise<void> => {
  await sql`
    insert into coupons (gtin, code, name, kind, value, department, refusal, refusal_message, use_limit)
    select gtin, code, name, kind, value, department, refusal, message, coalesce(use_limit, 'unlimited') from jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb)
      as r(gtin text, code text, name text, kind text, value integer, department text, refusal text, message text, use_limit text)`.execute(
    database
  )
}
