import { Data, Effect } from "effect"
import { resetPasswordFailures } from "#web/features/account/password-failures.ts"
import { confirmEmailFailures, emailFailures } from "#web/features/account/email-failures.ts"
import { mobilePhoneFailures } from "#web/features/account/mobile-phone-failures.ts"
import { registrationFailures } from "#web/features/account/registration-failures.ts"
import { resetRequestFailures } from "#web/features/session/log-in-failures.ts"
import { changed, sent } from "#web/text/password.ts"
import { emailPending, mobilePhoneChanged, receiptCopyNotChanged } from "#web/text/account.ts"
import { confirmedTitle } from "#web/text/confirm-email.ts"
import { logIn } from "#web/text/shell.ts"
import { created } from "#web/text/register.ts"
import { Mailbox, oneOf, optional, secret, text, useCaseVerb, verb } from "./verb.ts"

export const register = useCaseVerb("register", {
  name: "register",
  summary: "Checks the person, creates the customer and logs in.",
  example:
    "register: { personal-number: '${unregistered:person}', email: '${random:email}', mobile-phone: '${random:mobile-phone}', password: '${random:password}' }",
  input: {
    "personal-number": secret("Ten or twelve digits"),
    email: text("The new customer's e-mail address"),
    "mobile-phone": text("A Swedish mobile number"),
    password: secret("At least eight characters")
  },
  run: ({ "personal-number": personalNumber, email, "mobile-phone": mobilePhone, password }, register) =>
    register({ personalNumber, email, mobilePhone, password }),
  failures: registrationFailures,
  successMessage: () => created
})

export const changeMobilePhone = useCaseVerb("changeMobilePhone", {
  name: "change-mobile-phone",
  summary: "Changes the customer's mobile number.",
  example: 'change-mobile-phone: "070-123 45 67"',
  input: { "mobile-phone": text("A Swedish mobile number") },
  shorthand: "mobile-phone",
  run: ({ "mobile-phone": mobilePhone }, changeMobilePhone) =>
    Effect.map(changeMobilePhone({ mobilePhone }), (storedNumber) => ({ mobilePhone: storedNumber })),
  failures: mobilePhoneFailures,
  successMessage: () => mobilePhoneChanged
})

export const changeEmail = useCaseVerb("changeEmail", {
  name: "change-email",
  summary:
    "Requests a change of the e-mail address with which the customer logs in; a mail to it has the link to confirm it.",
  example: "change-email: { new-email: '${random:email}', password: Matkasse-2026 }",
  input: { "new-email": text("The new e-mail address"), password: secret("The customer's password") },
  run: ({ "new-email": newEmail, password }, changeEmail) =>
    Effect.map(changeEmail({ newEmail, password }), (storedEmail) => ({ email: storedEmail })),
  failures: emailFailures,
  successMessage: ({ email }) => emailPending(email)
})

export const confirmEmail = useCaseVerb("confirmEmail", {
  name: "confirm-email",
  summary: "Confirms a change of the e-mail address with the token from the mail to it.",
  example: "confirm-email: ${step:mail.token}",
  input: { token: secret("From the link in the mail") },
  shorthand: "token",
  run: ({ token }, confirmEmail) => confirmEmail({ token }),
  failures: confirmEmailFailures,
  successMessage: () => confirmedTitle
})

export const setReceiptCopy = useCaseVerb("setReceiptCopy", {
  name: "receipt-copy",
  summary: "Chooses whether receipts are also sent by e-mail.",
  example: "receipt-copy: on",
  input: { "receipt-copy": oneOf(["on", "off"], "Whether receipts are sent") },
  shorthand: "receipt-copy",
  run: ({ "receipt-copy": choice }, setReceiptCopy) =>
    Effect.as(setReceiptCopy({ wantsReceiptCopy: choice === "on" }), { receiptCopy: choice }),
  failures: { NotLoggedIn: logIn, ReceiptCopyNotChanged: receiptCopyNotChanged }
})

const emailField = text("The customer's e-mail address")

export const requestPasswordReset = useCaseVerb("requestPasswordReset", {
  name: "request-password-reset",
  summary: "Requests the e-mail with a link to set a new password.",
  example: "request-password-reset: erik.eriksson@exempel.se",
  input: { email: emailField },
  shorthand: "email",
  run: ({ email: address }, requestPasswordReset) =>
    Effect.as(requestPasswordReset({ email: address }), { email: address }),
  failures: resetRequestFailures,
  successMessage: ({ email: address }) => sent(address)
})

class NoMail extends Data.TaggedError("NoMail")<{ readonly detail: string }> {}

export const readMail = verb({
  name: "read-mail",
  summary:
    "Reads the newest e-mail to a recipient, with the link in it and the link's token; the script must declare `needs: mailbox`.",
  example: "read-mail: erik.eriksson@exempel.se",
  input: { to: emailField },
  shorthand: "to",
  run: ({ to }) =>
    Effect.gen(function* () {
      const mail = yield* (yield* Mailbox).newest(to)
      if (mail === null)
        return yield* new NoMail({
          detail: `there is no e-mail to ${to}; request one first, as with request-password-reset`
        })
      const [link = null] = /https?:\/\/\S+/.exec(mail.body) ?? []
      return { subject: mail.subject, body: mail.body, link, token: link?.split("/").at(-1) ?? null }
    }),
  failures: { NoMail: null }
})

export const resetPassword = useCaseVerb("resetPassword", {
  name: "reset-password",
  summary: "Sets a new password with the token from an e-mail.",
  example: "reset-password: { token: '${step:mail.token}', password: '${random:password}' }",
  input: {
    token: secret("From the link in the mail"),
    password: secret("At least eight characters"),
    repeated: optional(secret("By default the same password"))
  },
  run: ({ token, password, repeated = password }, resetPassword) =>
    resetPassword({ token, password, repeatedPassword: repeated }),
  failures: resetPasswordFailures,
  successMessage: () => changed
})
