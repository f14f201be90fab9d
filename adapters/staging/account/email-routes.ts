import { createHash, randomBytes } from "node:crypto"
import { sql } from "kysely"
import { confirmEmail, setEmail } from "#core/account/api.ts"
import { isEmail, normalizeEmail } from "#core/kernel/email.ts"
import { violatedUniqueConstraint } from "../database/errors.ts"
import { incrementCounters } from "../http/rate-limit.ts"
import { notLoggedIn, type Refusal } from "../http/refusal.ts"
import { type Context, type RefuseContext, type Route, route } from "../http/route.ts"
import { enqueueMail, enqueueMailTo } from "../mail/outbox.ts"
import {
  countFailure,
  deleteFailures,
  failureKey,
  ipAddressKeys,
  refuseWhileLocked
} from "../session/failed-log-ins.ts"
import { limitHashing } from "../session/limit-hashing.ts"
import { endOtherSessions } from "../session/end-other-sessions.ts"
import { passwordMatches } from "../session/password.ts"
import { deleteEmailChange } from "./delete-email-change.ts"
import { confirmEmailMail, emailChangedMail, emailChangeRequestedMail } from "./email-change-mails.ts"

const dayMs = 24 * 60 * 60_000
/** How long a link confirms a change, and how long after a change its mails may still be sent. */
const linkLifetimeMs = dayMs

const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64")

const emailInUse = ({ refuse }: RefuseContext<"email_in_use">): Refusal =>
  refuse("email_in_use", "The e-mail address belongs to a customer already.", { field: "newEmail" })

/** Counts a requested change, since each sends mail to an address that may be a stranger's, and refuses with 429 above the limit. */
const countEmailChange = async (
  { database, now, settings, refuse }: Pick<Context<"too_many_changes">, "database" | "now" | "settings" | "refuse">,
  customerId: string
): Promise<void> => {
  const [counter] = await incrementCounters({ database, now }, "email change", [customerId], dayMs)
  if (counter !== undefined && counter.count > settings.emailChangesPerDay)
    throw refuse("too_many_changes", "The e-mail address has been changed too often; try again later.", {
      retryAfter: Math.max(1, Math.ceil((counter.first_at + dayMs - now) / 1000))
    })
}

export const emailRoutes: ReadonlyArray<Route> = [
  route(
    setEmail,
    async (context, { body, caller }) => {
      const { database, now, settings, origin, refuse } = context
      const newEmail = normalizeEmail(body.newEmail)
      if (!isEmail(newEmail)) throw refuse("bad_request", "The e-mail address is not valid.", { field: "newEmail" })
      const customer = await database
        .selectFrom("customers")
        .select(["email", "password_hash"])
        .where("id", "=", caller.id)
        .executeTakeFirst()
      if (customer === undefined) throw notLoggedIn()
      if (customer.email.toLowerCase() !== body.currentEmailAddress.trim().toLowerCase())
        throw refuse("ERR_FORBIDDEN", "The current e-mail address is not this customer's.", {
          field: "currentEmailAddress"
        })
      // Wrong passwords count towards the same limit as those of log-ins.
      const accountKey = failureKey("account", customer.email.toLowerCase())
      const keys = [accountKey, ...ipAddressKeys(context)]
      await refuseWhileLocked(context, keys)
      if (!(await limitHashing(() => passwordMatches(body.password, customer.password_hash, settings.passwordCost)))) {
        await countFailure(context, keys)
        throw refuse("invalid_grant", "The password is wrong.", { field: "password" })
      }
      await refuseWhileLocked(context, keys)
      await deleteFailures(database, accountKey)
      if (newEmail.toLowerCase() === customer.email.toLowerCase()) {
        await deleteEmailChange(database, caller.id)
        return
      }
      const owner = await database
        .selectFrom("customers")
        .select("id")
        .where((eb) => eb(eb.fn("lower", ["email"]), "=", newEmail.toLowerCase()))
        .executeTakeFirst()
      if (owner !== undefined) throw emailInUse(context)
      await countEmailChange(context, caller.id)
      const token = randomBytes(32).toString("base64url")
      const change = { email: newEmail, hash: hashToken(token), expires: now + linkLifetimeMs }
      const sendOptions = { now, expires: change.expires, sendsMail: settings.sendsMail }
      await database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("email_changes")
          .values({ customer_id: caller.id, ...change })
          .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(change))
          .execute()
        const link = `${origin}/bekrafta-epost/${token}`
        await enqueueMailTo(transaction, { to: newEmail, ...confirmEmailMail(link) }, sendOptions)
        await enqueueMail(transaction, emailChangeRequestedMail(newEmail), sql`c.id = ${caller.id}`, sendOptions)
      })
    },
    { withoutTransaction: true }
  ),

  route(
    confirmEmail,
    async (context, { body, caller }) => {
      const { database, now, settings, refuse } = context
      const sendOptions = { now, expires: now + linkLifetimeMs, sendsMail: settings.sendsMail }
      try {
        await database.transaction().execute(async (transaction) => {
          const change = await transaction
            .deleteFrom("email_changes")
            .where("hash", "=", hashToken(body.token))
            .where("expires", ">", now)
            .returning(["customer_id", "email"])
            .executeTakeFirst()
          if (change === undefined)
            throw refuse("invalid_token", "The link is used, replaced or too old.", { field: "token" })
          const { customer_id: customerId, email } = change
          await enqueueMail(transaction, emailChangedMail(email), sql`c.id = ${customerId}`, sendOptions)
          await transaction.updateTable("customers").set({ email }).where("id", "=", customerId).execute()
          await transaction.deleteFrom("reset_tokens").where("customer_id", "=", customerId).execute()
          await endOtherSessions(transaction, { customerId, keptSessionId: caller?.sessionId ?? null }, now)
        })
      } catch (error) {
        if (violatedUniqueConstraint(error) !== null) throw emailInUse(context)
        throw error
      }
    },
    { withoutTransaction: true }
  )
]
