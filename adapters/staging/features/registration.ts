import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import personnummer from "personnummer"
import { createCustomer, customerByEmail, customerStatus } from "#core/account/api.ts"
import { isOfAge, isPassword, parseMobilePhone, parsePersonalNumber } from "#core/account/rules.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { isEmail } from "#core/kernel/email.ts"
import type { CustomerAddress, Tables } from "../database/tables.ts"
import { countLookUp } from "../http/look-up-limit.ts"
import { refuse } from "../http/refusal.ts"
import { type Route, route } from "../http/route.ts"
import { hashPassword } from "../password.ts"

interface Found extends Pick<Tables["population_register"], "first_name" | "last_name" | "street_address" | "zip_code" | "city"> {
  readonly has_login: boolean
}

/** Who has this number of 12 digits, and whether they are a customer already. */
const findPerson = async (database: Kysely<Tables>, personalNumber: string): Promise<Found | null> => {
  const { rows: [row] } = await sql<Found>`
    select r.first_name, r.last_name, r.street_address, r.zip_code, r.city,
      exists (select 1 from customers c where c.personal_number = r.personal_number) as has_login
    from population_register r where r.personal_number = ${personalNumber}`.execute(database)
  return row ?? null
}

/** A number with the right shape, date and check digit, as 12 digits. */
const readNumber = (typed: string, today: string): string | null => {
  const number = parsePersonalNumber(typed, today)
  return number !== null && personnummer.valid(number) ? number : null
}

const addressOf = (person: Found, id: string): CustomerAddress => ({
  addressTypeId: 1,
  city: person.city,
  co: null,
  contactId: id,
  countryCode: "SE",
  foAdress: null,
  id: `${id}-hem`,
  street: person.street_address,
  street2: null,
  zip: person.zip_code
})

const isTaken = (error: unknown): error is { readonly constraint: string } => error instanceof Error && "code" in error && error.code === "23505"

export const registrationRoutes: ReadonlyArray<Route> = [
  route(customerStatus, async (context, { params }) => {
    await countLookUp(context, context.address)
    const today = stockholmDate(context.now)
    const personalNumber = readNumber(params.id, today)
    if (personalNumber === null) return { over18: true, hasParInfo: false, hasLogin: false, parInfo: null }
    const person = await findPerson(context.sql, personalNumber)
    const over18 = isOfAge(personalNumber, today)
    const shown = person !== null && over18 && !person.has_login
    return {
      over18,
      hasParInfo: person !== null,
      hasLogin: person?.has_login ?? false,
      parInfo: !shown ? null : {
        personalNumber,
        firstName: person.first_name,
        lastName: person.last_name,
        streetAddress: person.street_address,
        zipCode: person.zip_code,
        city: person.city
      }
    }
  }),

  route(customerByEmail, async (context, { params }) => {
    await countLookUp(context, context.address)
    const { rows: [row] } = await sql<{ personal_number: string | null; in_register: boolean }>`
      select c.personal_number, exists (select 1 from population_register r where r.personal_number = c.personal_number) as in_register
      from customers c where lower(c.email) = ${params.email.trim().toLowerCase()}`.execute(context.sql)
    if (row === undefined) return { isAvailable: true, over18: false, hasParInfo: false, hasLogin: false }
    const number = row.personal_number
    return { isAvailable: false, over18: number === null || isOfAge(number, stockholmDate(context.now)), hasParInfo: row.in_register, hasLogin: true }
  }),

  route(createCustomer, async (context, { body }) => {
    const { now, sql: database } = context
    const today = stockholmDate(now)
    const email = body.emailAddress.trim()
    const mobilePhone = parseMobilePhone(body.mobilePhone)
    if (!isEmail(email)) throw refuse(400, "bad_request", "The e-mail address is not valid.", "emailAddress")
    if (mobilePhone === null) throw refuse(400, "bad_request", "The mobile phone number is not valid.", "mobilePhone")
    if (!isPassword(body.password)) throw refuse(400, "bad_request", "A password has 8 to 1000 characters.", "password")
    await countLookUp(context, context.address)
    const personalNumber = readNumber(body.pnr, today)
    const person = personalNumber === null ? null : await findPerson(database, personalNumber)
    if (personalNumber === null || person === null) throw refuse(400, "not_found_in_par", "The number is not in the population register.", "pnr")
    if (!isOfAge(personalNumber, today)) throw refuse(400, "not_of_age", "Customers are 18 or older.", "pnr")
    if (person.has_login) throw refuse(409, "personal_number_in_use", "The number belongs to a customer already.", "pnr")
    const { rows: taken } = await sql`select 1 from customers where lower(email) = ${email.toLowerCase()}`.execute(database)
    if (taken.length > 0) throw refuse(409, "email_in_use", "The e-mail address belongs to a customer already.", "emailAddress")
    const id = randomUUID()
    const hash = await hashPassword(body.password)
    try {
      await sql`
        insert into customers (id, email, password_hash, role, personal_number, firstname, lastname, addresses, mobile_phone, created)
        values (${id}, ${email}, ${hash}, 'customer', ${personalNumber}, ${person.first_name}, ${person.last_name},
          ${JSON.stringify([addressOf(person, id)])}::jsonb, ${mobilePhone}, ${now})`.execute(database)
    } catch (error) {
      // Two registrations at once: the second one learns what it would have been told a moment later.
      if (!isTaken(error)) throw error
      throw error.constraint === "customers_by_email"
        ? refuse(409, "email_in_use", "The e-mail address belongs to a customer already.", "emailAddress")
        : refuse(409, "personal_number_in_use", "The number belongs to a customer already.", "pnr")
    }
    return { customerId: id }
  }, { plain: true })
]
