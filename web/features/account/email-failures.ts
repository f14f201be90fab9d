import type { ChangeEmailError } from "#core/account/change-email.ts"
import * as text from "#web/text/account.ts"
import { wrongEmail } from "#web/text/forms.ts"
import { tooMany, tooManyTitle } from "#web/text/login.ts"
import { logIn } from "#web/text/shell.ts"

/** Texts of an e-mail address that was not changed. */
export const emailFailures: { readonly [Tag in ChangeEmailError["_tag"]]: string } = {
  NotLoggedIn: logIn,
  InvalidEmail: wrongEmail(text.newEmail),
  WrongPassword: text.wrongPassword,
  EmailInUse: text.emailInUse,
  TooManyAttempts: `${tooManyTitle}. ${tooMany}`,
  EmailNotChanged: text.emailNotChanged
}
