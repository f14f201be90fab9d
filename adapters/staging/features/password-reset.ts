import { createHash, randomBytes } from "node:crypto"
import { sql } from "kysely"
import { changePasswordWithToken, requestPasswordReset } from "#core/account/api.ts"
import { isPassword } from "#core/account/rules.ts"
import { isEmail } from "#core/kernel/email.ts"
import { countLookUp } from "../http/look-up-limit.ts"
import { refuse } from "../http/refusal.ts"
import { type Route, route } from "../http/route.ts"
import { hashPassword } from "../password.ts"
import { failureKey } from "./session.ts"

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64")

const subject = "Välj ett nytt lösenord"

const mailText = (link: string, minutes: number): string => [
  "Hej!",
  "",
  "Du har bett om att få välja ett nytt lösenord hos Skafferi. Öppna länken:",
  "",
  link,
  "",
  `Länken fungerar en gång och i ${minutes} minuter. Har du bett om flera mejl gäller bara det senaste.`,
  "Har du inte bett om det kan du låta bli att göra något. Ditt lösenord är oförändrat.",
  "",
  "Vänliga hälsningar",
  "Skafferi"
].join("\n")

export const passwordRoutes: ReadonlyArray<Route> = [
  // The same statements run whether anybody has the address or not.
  route(requestPasswordReset, async (context, { body }) => {
    const { sql: database, now, limits, origin } = context
    const email = (body.email ?? body.emailAddress ?? "").trim().toLowerCase()
    if (!isEmail(email)) throw refuse(400, "bad_request", "The e-mail address is not valid.", "email")
    await countLookUp(context, context.address, `mail to ${email}`)
    const token = randomBytes(32).toString("base64url")
    const text = mailText(`${origin}/glomt-losenord/${token}`, Math.round(limits.resetTime / 60_000))
    await database.transaction().execute(async (transaction) => {
      await sql`
        delete from reset_tokens where expires < ${now}
          or customer_id in (select id from customers where lower(email) = ${email})`.execute(transaction)
      await sql`
        insert into reset_tokens (hash, customer_id, expires)
        select ${hashOf(token)}, id, ${now + limits.resetTime} from customers where lower(email) = ${email}`.execute(transaction)
      await sql`
        insert into mail (recipient, subject, body, created)
        select email, ${subject}, ${text}, ${now} from customers where lower(email) = ${email}`.execute(transaction)
    })
  }, { plain: true }),

  route(changePasswordWithToken, async ({ sql: database, now }, { body, caller }) => {
    const { authToken, password, passwordConfirmation } = body
    if (!isPassword(password)) throw refuse(400, "bad_request", "A password has 8 to 1000 characters.", "password")
    if (password !== passwordConfirmation) throw refuse(400, "bad_request", "The passwords differ.", "passwordConfirmation")
    const { rows: [used] } = await sql<{ customer_id: string }>`
      delete from reset_tokens where hash = ${hashOf(authToken)} and expires > ${now} returning customer_id`.execute(database)
    if (used === undefined) throw refuse(400, "invalid_token", "The link is used, replaced or too old.", "authToken")
    const { rows: [customer] } = await sql<{ email: string }>`
      update customers set password_hash = ${await hashPassword(password)} where id = ${used.customer_id} returning email`.execute(database)
    await sql`
      update sessions set revoked = ${now}
      where customer_id = ${used.customer_id} and revoked is null and id <> ${caller?.sessionId ?? ""}`.execute(database)
    if (customer !== undefined) await sql`delete from login_failures where key = ${failureKey("account", customer.email.toLowerCase())}`.execute(database)
  })
]
