import { sql } from "kysely"
import { setEmail } from "#core/account/api.ts"
import { isEmail, normalizeEmail } from "#core/kernel/email.ts"
import { violatedUniqueConstraint } from "../database/errors.ts"
import { notLoggedIn } from "../http/refusal.ts"
import { type Route, route } from "../http/route.ts"
import { enqueueMail } from "../mail/outbox.ts"
import {
  countFailure,
  deleteFailures,
  failureKey,
  ipAddressKeys,
  refuseWhileLocked
} from "../session/failed-log-ins.ts"
import { limitHashing } from "../session/limit-hashing.ts"
import { passwordMatches } from "../session/password.ts"
import { emailChangedMail } from "./email-changed-mail.ts"

/** How long after a change its mail may still be sent. */
const mailLifetimeMs = 24 * 60 * 60_000

export const emailRoutes: ReadonlyArray<Route> = [
  route(
    setEmail,
    async (context, { body, caller }) => {
      const { database, now, settings, refuse } = context
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
      const sendOptions = { now, expires: now + mailLifetimeMs, sendsMail: settings.sendsMail }
      // A condition on customers `c`.
      const callerCondition = sql`c.id = ${caller.id}`
      try {
        await database.transaction().execute(async (transaction) => {
          const mail = emailChangedMail(newEmail)
          // One mail goes to the earlier address and one to the new one.
          await enqueueMail(transaction, mail, callerCondition, sendOptions)
          await transaction.updateTable("customers").set({ email: newEmail }).where("id", "=", caller.id).execute()
          await enqueueMail(transaction, mail, callerCondition, sendOptions)
          await transaction.deleteFrom("reset_tokens").where("customer_id", "=", caller.id).execute()
          await transaction
            .updateTable("sessions")
            .set({ revoked: now })
            .where("customer_id", "=", caller.id)
            .where("revoked", "is", null)
            .where("id", "<>", caller.sessionId)
            .execute()
        })
      } catch (error) {
        if (violatedUniqueConstraint(error) !== null)
          throw refuse("email_in_use", "The e-mail address belongs to a customer already.", { field: "newEmail" })
        throw error
      }
    },
    { withoutTransaction: true }
  )
]
