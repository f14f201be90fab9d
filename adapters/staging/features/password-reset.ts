import { createHash, randomBytes } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { changePasswordWithToken, requestPasswordReset } from "#core/account/api.ts"
import { isPassword, isSamePassword } from "#core/account/rules.ts"
import { isEmail } from "#core/kernel/email.ts"
import type { Tables } from "../database/tables.ts"
import { countLookUp } from "../http/look-up-limit.ts"
import { refuse, type Refusal } from "../http/refusal.ts"
import { type Route, route } from "../http/route.ts"
import { postLetter } from "../mail/outbox.ts"
import { resetLetter } from "../mail/reset-letter.ts"
import { hashPassword } from "../password.ts"
import { failureKey } from "./session.ts"

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64")

const invalidToken = (): Refusal => refuse(400, "invalid_token", "The link is used, replaced or too old.", "authToken")

const isOpen = async (database: Kysely<Tables>, token: string, now: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from reset_tokens where hash = ${hashOf(token)} and expires > ${now}`.execute(database)
  return rows.length > 0
}

export const passwordRoutes: ReadonlyArray<Route> = [
  // The same statements run whether anybody has the address or not.
  route(requestPasswordReset, async (context, { body }) => {
    const { sql: database, now, limits, origin } = context
    const email = (body.email ?? body.emailAddress ?? "").trim().toLowerCase()
    if (!isEmail(email)) throw refuse(400, "bad_request", "The e-mail address is not valid.", "email")
    await countLookUp(context, context.address, `mail to ${email}`)
    const token = randomBytes(32).toString("base64url")
    const expires = now + limits.resetTime
    const letter = resetLetter(`${origin}/glomt-losenord/${token}`, Math.round(limits.resetTime / 60_000))
    const whose = sql`lower(c.email) = ${email}`
    await database.transaction().execute(async (transaction) => {
      // Two requests at once must not leave two links that work.
      await sql`select id from customers c where ${whose} for update`.execute(transaction)
      await sql`
        delete from reset_tokens where expires < ${now}
          or customer_id in (select c.id from customers c where ${whose})`.execute(transaction)
      await sql`
        insert into reset_tokens (hash, customer_id, expires)
        select ${hashOf(token)}, c.id, ${expires}::bigint from customers c where ${whose}`.execute(transaction)
      await postLetter(transaction, letter, whose, { now, expires, leaves: limits.mailLeaves })
    })
  }, { plain: true }),

  route(changePasswordWithToken, async ({ sql: database, now }, { body, caller }) => {
    const { authToken, password, passwordConfirmation } = body
    if (!isPassword(password)) throw refuse(400, "bad_request", "A password has 8 to 1000 characters.", "password")
    if (!isSamePassword(password, passwordConfirmation)) throw refuse(400, "bad_request", "The passwords differ.", "passwordConfirmation")
    if (!(await isOpen(database, authToken, now))) throw invalidToken()
    // Before the transaction: it takes its time, and nobody else should wait for it.
    const hash = await hashPassword(password)
    await database.transaction().execute(async (transaction) => {
      const { rows: [used] } = await sql<{ customer_id: string }>`
        delete from reset_tokens where hash = ${hashOf(authToken)} and expires > ${now} returning customer_id`.execute(transaction)
      if (used === undefined) throw invalidToken()
      const { rows: [customer] } = await sql<{ email: string }>`
        update customers set password_hash = ${hash} where id = ${used.customer_id} returning email`.execute(transaction)
      await sql`
        update sessions set revoked = ${now}
        where customer_id = ${used.customer_id} and revoked is null and id <> ${caller?.sessionId ?? ""}`.execute(transaction)
      if (customer !== undefined) await sql`delete from login_failures where key = ${failureKey("account", customer.email.toLowerCase())}`.execute(transaction)
    })
  }, { plain: true })
]
