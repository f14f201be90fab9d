import type { ChangeEmailError } from "#core/account/change-email.ts"
import type { ConfirmEmailError } from "#core/account/confirm-email.ts"
import * as confirmText from "#web/text/confirm-email.ts"
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
  TooManyEmailChanges: text.tooManyEmailChanges,
  EmailNotChanged: text.emailNotChanged
}

/** Texts of failures to confirm a new e-mail address. */
export const confirmEmailFailures: FailureTexts<ConfirmEmailError> = {
  InvalidEmailLink: confirmText.invalidTitle,
  EmailInUse: text.emailInUse,
  EmailNotConfirmed: confirmText.failedTitle
}
