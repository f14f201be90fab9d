import { Effect } from "effect"
import { loadCaptcha } from "#core/captcha/load-captcha.ts"
import { requestCaptchaToken } from "#core/captcha/request-captcha-token.ts"
import { contactFailures } from "#web/features/customer-service/contact-failures.ts"
import { unavailable } from "#web/text/captcha.ts"
import { sentTo } from "#web/text/customer-service.ts"
import { optional, text, useCaseVerb } from "./verb.ts"

/** The token of the shop's own checkbox; '' when a provider's widget would issue it, which needs a browser. */
const captchaToken = Effect.flatMap(loadCaptcha(), ({ siteKey }) =>
  siteKey === null ? Effect.map(requestCaptchaToken(), ({ token }) => token) : Effect.succeed("")
)

export const contact = useCaseVerb("sendCustomerEmail", {
  name: "contact",
  summary: "Sends a message to customer service; fails with CaptchaNotCompleted when the API uses Google reCAPTCHA.",
  example: "contact: { name: Kim Lind, email: kim.lind@exempel.se, message: Var är min kasse? }",
  input: {
    name: text("The sender's name"),
    email: text("The address for the reply"),
    phone: optional(text("The sender's phone number")),
    message: text("The message")
  },
  run: ({ name, email, phone = "", message }, sendCustomerEmail) =>
    Effect.flatMap(captchaToken, (captcha) =>
      Effect.as(sendCustomerEmail({ name, email, phone, body: message, captcha }), { email })
    ),
  failures: { ...contactFailures, CaptchaUnavailable: unavailable },
  successMessage: ({ email }) => sentTo(email)
})
