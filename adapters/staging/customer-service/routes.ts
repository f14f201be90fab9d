import { sendCustomerEmail } from "#core/customer-service/api.ts"
import { invalidFieldOf, trimMessage } from "#core/customer-service/rules.ts"
import type { CaptchaProvider } from "../captcha/captcha-provider.ts"
import { takeCaptchaToken, verifyCaptcha } from "../captcha/verify-captcha.ts"
import { readSetting } from "../database/settings.ts"
import { notLoggedIn } from "../http/refusal.ts"
import { countMessage } from "../http/rate-limit.ts"
import { type Route, route } from "../http/route.ts"
import { enqueueMailTo } from "../mail/outbox.ts"
import { customerMessageMail } from "./customer-message-mail.ts"

const dayMs = 86_400_000
/** How long the delivery of a message is retried. */
const mailLifetimeMs = 7 * dayMs

export const customerServiceRoutes = (captcha: CaptchaProvider): ReadonlyArray<Route> => [
  route(
    sendCustomerEmail,
    async (context, { query, body, caller }) => {
      const { database, now, settings, refuse } = context
      // A customer's id without a caller means that the session has expired: the response makes the client end it and show the form for visitors.
      if (body.kdbId !== null && caller === null) throw notLoggedIn()
      if (body.kdbId !== null && body.kdbId !== caller?.id)
        throw refuse("ERR_FORBIDDEN", "The customer is not the caller.", { field: "kdbId" })
      const message = trimMessage({ ...body, phone: body.phone ?? "" })
      const field = invalidFieldOf(message)
      if (field !== null) throw refuse("bad_request", `The field '${field}' is not valid.`, { field })
      await takeCaptchaToken(context, query["g-recaptcha-response"])
      const customerId = caller?.id ?? null
      const row = { ...message, phone: message.phone === "" ? null : message.phone }
      await database
        .insertInto("customer_messages")
        .values({ ...row, created: now, customer_id: customerId })
        .execute()
      const { phoneEmail } = await readSetting(database, "shop")
      const mail = customerMessageMail(message, customerId)
      await enqueueMailTo(
        database,
        { ...mail, to: phoneEmail.email, replyTo: message.email },
        { now, expires: now + mailLifetimeMs, sendsMail: settings.sendsMail }
      )
    },
    {
      before: async (context, _, { query }) => {
        await countMessage(context)
        await verifyCaptcha(context, captcha, query["g-recaptcha-response"])
      }
    }
  )
]
