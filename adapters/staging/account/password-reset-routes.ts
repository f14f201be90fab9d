import { createHash, randomBytes } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { changePasswordWithToken, checkPasswordToken, requestPasswordReset } from "#core/account/api.ts"
import { isPassword, isSamePassword } from "#core/account/rules.ts"
import { isEmail } from "#core/kernel/email.ts"
import type { Tables } from "../database/tables.ts"
import { countLookup, incrementCounters } from "../http/rate-limit.ts"
import type { Refusal } from "../http/refusal.ts"
import { type RefuseContext, type Route, route } from "../http/route.ts"
import { enqueueMail } from "../mail/outbox.ts"
import { deleteEmailChange } from "./delete-email-change.ts"
import { passwordResetMail } from "./password-reset-mail.ts"
import { endOtherSessions } from "../session/end-other-sessions.ts"
import { limitHashing } from "../session/limit-hashing.ts"
import { hashPassword } from "../session/password.ts"
import { failureKey, deleteFailures } from "../session/failed-log-ins.ts"

const dayMs = 24 * 60 * 60_000
/** How soon after a link the next one may be sent, which replaces it. */
const linkIntervalMs = 2 * 60_000
/** After this many requests for an address in a day, the next link is sent only when the last one is no longer valid. */
const quickRequestsPerDay = 10

const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64")

const invalidToken = ({ refuse }: RefuseContext<"invalid_token">): Refusal =>
  refuse("invalid_token", "The link is used, replaced or too old.", { field: "authToken" })

const isValidToken = async (database: Kysely<Tables>, token: string, now: number): Promise<boolean> => {
  const row = await database
    .selectFrom("reset_tokens")
    .select("hash")
    .where("hash", "=", hashToken(token))
    .where("expires", ">", now)
    .executeTakeFirst()
  return row !== undefined
}

export const passwordResetRoutes: ReadonlyArray<Route> = [
  // The same statements run whether or not a customer has the e-mail address, so response times reveal nothing.
  route(
    requestPasswordReset,
    async (context, { body }) => {
      const { database, now, settings, origin, refuse } = context
      const email = (body.email ?? body.emailAddress ?? "").trim().toLowerCase()
      if (!isEmail(email)) throw refuse("bad_request", "The e-mail address is not valid.", { field: "email" })
      await countLookup(context, context.ipAddress, `mail to ${email}`)
      const token = randomBytes(32).toString("base64url")
      const expires = now + settings.resetLinkTtlMs
      const mail = passwordResetMail(`${origin}/glomt-losenord/${token}`, Math.round(settings.resetLinkTtlMs / 60_000))
      const [counter] = await incrementCounters(context, "reset link", [email], dayMs)
      const isFrequent = (counter?.count ?? 0) > quickRequestsPerDay
      const minimumAgeMs = Math.min(isFrequent ? settings.resetLinkTtlMs : linkIntervalMs, settings.resetLinkTtlMs)
      // A fresh link stays valid and no other is sent: a stranger's requests can neither replace the customer's link nor fill the mailbox.
      const emailCondition = sql`lower(c.email) = ${email} and not exists (
        select from reset_tokens t where t.customer_id = c.id and t.expires > ${expires - minimumAgeMs}::bigint)`
      await database.transaction().execute(async (transaction) => {
        // Two concurrent requests must not leave two valid links.
        await sql`select id from customers c where lower(c.email) = ${email} for update`.execute(transaction)
        await sql`
        delete from reset_tokens where expires < ${now}
          or customer_id in (select c.id from customers c where ${emailCondition})`.execute(transaction)
        await sql`
        insert into reset_tokens (hash, customer_id, expires)
        select ${hashToken(token)}, c.id, ${expires}::bigint from customers c where ${emailCondition}`.execute(
          transaction
        )
        const hasNewLink = sql`c.id in (select customer_id from reset_tokens where hash = ${hashToken(token)})`
        await enqueueMail(transaction, mail, hasNewLink, { now, expires, sendsMail: settings.sendsMail })
      })
    },
    { withoutTransaction: true }
  ),

  route(checkPasswordToken, async (context, { body }) => {
    if (!(await isValidToken(context.database, body.authToken, context.now))) throw invalidToken(context)
  }),

  route(
    changePasswordWithToken,
    async (context, { body, caller }) => {
      const { database, now, settings, refuse } = context
      const { authToken, password, passwordConfirmation } = body
      if (!isPassword(password))
        throw refuse("bad_request", "A password has 8 to 1000 characters.", { field: "password" })
      if (!isSamePassword(password, passwordConfirmation))
        throw refuse("bad_request", "The passwords differ.", { field: "passwordConfirmation" })
      if (!(await isValidToken(database, authToken, now))) throw invalidToken(context)
      // Hashing is slow: it must not hold a transaction open.
      const hash = await limitHashing(() => hashPassword(password, settings.passwordCost))
      await database.transaction().execute(async (transaction) => {
        const usedToken = await transaction
          .deleteFrom("reset_tokens")
          .where("hash", "=", hashToken(authToken))
          .returning("customer_id")
          .executeTakeFirst()
        if (usedToken === undefined) throw invalidToken(context)
        const { email } = await transaction
          .updateTable("customers")
          .set({ password_hash: hash })
          .where("id", "=", usedToken.customer_id)
          .returning("email")
          .executeTakeFirstOrThrow()
        const sessions = { customerId: usedToken.customer_id, keptSessionId: caller?.sessionId ?? null }
        await endOtherSessions(transaction, sessions, now)
        // Whoever asked for the change may have known only the earlier password.
        await deleteEmailChange(transaction, usedToken.customer_id)
        await deleteFailures(transaction, failureKey("account", email.toLowerCase()))
      })
    },
    { withoutTransaction: true }
  )
]
