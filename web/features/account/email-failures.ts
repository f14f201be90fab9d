import type { ChangeEmailError } from "#core/account/change-email.ts"
import * as text from "#web/text/account.ts"
import type { FailureTexts } from "#web/text/failure-text.ts"
import { wrongEmail } from "#web/text/forms.ts"
import { tooManyAttempts } from "#web/text/login.ts"
import { logIn } from "#web/text/shell.ts"

/** Texts of failures to change the e-mail address. */
export const emailFailures: FailureTexts<ChangeEmailError> = {
  NotLoggedIn: logIn,
  InvalidEmail: wrongEmail(text.newEmail),
  WrongPassword: text.wrongPassword,
  EmailInUse: text.emailInUse,
  TooManyAttempts: tooManyAttempts,
  EmailNotChanged: text.emailNotChanged
}
