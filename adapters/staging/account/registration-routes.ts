import { randomUUID } from "node:crypto"
import personnummer from "personnummer"
import { createCustomer, customerByEmail, customerStatus } from "#core/account/api.ts"
import { isOfAge, isPassword, parseMobilePhone, parsePersonalNumber } from "#core/account/rules.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { isEmail } from "#core/kernel/email.ts"
import { violatedUniqueConstraint } from "../database/errors.ts"
import { toJsonText } from "../database/json-text.ts"
import type { CustomerAddress } from "../database/tables.ts"
import { countLookup } from "../http/rate-limit.ts"
import { type Route, route } from "../http/route.ts"
import { limitHashing } from "../session/limit-hashing.ts"
import { hashPassword } from "../session/password.ts"
import { findPerson, type PersonInRegister } from "./population-register.ts"

/** The 12 digits of a personal number; null unless its format, date and check digit are valid. */
const parseValidNumber = (input: string, today: string): string | null => {
  const number = parsePersonalNumber(input, today)
  return number !== null && personnummer.valid(number) ? number : null
}

const customerAddressOf = (person: PersonInRegister, id: string): CustomerAddress => ({
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

export const registrationRoutes: ReadonlyArray<Route> = [
  route(customerStatus, async (context, { params }) => {
    await countLookup(context, context.ipAddress)
    const today = stockholmDate(context.now)
    const personalNumber = parseValidNumber(params.id, today)
    if (personalNumber === null) return { over18: true, hasParInfo: false, hasLogin: false, parInfo: null }
    const person = await findPerson(context.database, personalNumber)
    const over18 = isOfAge(personalNumber, today)
    const showsPerson = person !== undefined && over18 && !person.has_login
    return {
      over18,
      hasParInfo: person !== undefined,
      hasLogin: person?.has_login ?? false,
      parInfo: !showsPerson
        ? null
        : {
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
    await countLookup(context, context.ipAddress)
    const row = await context.database
      .selectFrom("customers as c")
      .leftJoin("population_register as r", "r.personal_number", "c.personal_number")
      .select(["c.personal_number", "r.personal_number as number_in_register"])
      .where((eb) => eb(eb.fn("lower", ["c.email"]), "=", params.email.trim().toLowerCase()))
      .executeTakeFirst()
    if (row === undefined) return { isAvailable: true, over18: false, hasParInfo: false, hasLogin: false }
    const number = row.personal_number
    return {
      isAvailable: false,
      over18: number === null || isOfAge(number, stockholmDate(context.now)),
      hasParInfo: row.number_in_register !== null,
      hasLogin: true
    }
  }),

  route(
    createCustomer,
    async (context, { body }) => {
      const { now, database, settings, refuse } = context
      const today = stockholmDate(now)
      const email = body.emailAddress.trim()
      const mobilePhone = parseMobilePhone(body.mobilePhone)
      if (!isEmail(email)) throw refuse("bad_request", "The e-mail address is not valid.", { field: "emailAddress" })
      if (mobilePhone === null)
        throw refuse("bad_request", "The mobile phone number is not valid.", { field: "mobilePhone" })
      if (!isPassword(body.password))
        throw refuse("bad_request", "A password has 8 to 1000 characters.", { field: "password" })
      await countLookup(context, context.ipAddress)
      const personalNumber = parseValidNumber(body.pnr, today)
      const person = personalNumber === null ? undefined : await findPerson(database, personalNumber)
      if (personalNumber === null || person === undefined)
        throw refuse("not_found_in_par", "The number is not in the population register.", { field: "pnr" })
      if (!isOfAge(personalNumber, today)) throw refuse("not_of_age", "Customers are 18 or older.", { field: "pnr" })
      const numberInUse = () =>
        refuse("personal_number_in_use", "The number belongs to a customer already.", { field: "pnr" })
      if (person.has_login) throw numberInUse()
      const emailInUse = () =>
        refuse("email_in_use", "The e-mail address belongs to a customer already.", { field: "emailAddress" })
      const existingCustomer = await database
        .selectFrom("customers")
        .select("id")
        .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
        .executeTakeFirst()
      if (existingCustomer !== undefined) throw emailInUse()
      const id = randomUUID()
      const hash = await limitHashing(() => hashPassword(body.password, settings.passwordCost))
      try {
        await database
          .insertInto("customers")
          .values({
            id,
            email,
            password_hash: hash,
            role: "customer",
            personal_number: personalNumber,
            firstname: person.first_name,
            lastname: person.last_name,
            addresses: toJsonText([customerAddressOf(person, id)]),
            mobile_phone: mobilePhone,
            phone: null,
            delivery_method: null,
            postal_code: null,
            site_id: null,
            created: now
          })
          .execute()
      } catch (error) {
        // The second of two parallel registrations fails at the unique index.
        const constraint = violatedUniqueConstraint(error)
        if (constraint === null) throw error
        throw constraint === "customers_by_email" ? emailInUse() : numberInUse()
      }
      return { customerId: id }
    },
    { withoutTransaction: true }
  )
]
