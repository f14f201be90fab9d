import type { ResetRequestError } from "#core/account/request-password-reset.ts"
import type { LogInError } from "#core/session/authenticate.ts"
import type { FailureTexts } from "#web/text/failure-text.ts"
import * as text from "#web/text/login.ts"
import { requestFailed } from "#web/text/password.ts"

/** Texts of a failed log-in (LOGIN-31, LOGIN-32). */
export const logInFailures: FailureTexts<LogInError, { readonly title: string; readonly message: string }> = {
  WrongEmailOrPassword: { title: text.wrongTitle, message: text.wrongText },
  TooManyAttempts: ({ minutes }) => ({
    title: text.tooManyTitle,
    message: minutes === null ? text.tooMany : text.tryAgainIn(minutes)
  }),
  CookiesBlocked: { title: text.cookiesBlockedTitle, message: text.cookiesBlocked },
  LogInFailed: { title: text.failedTitle, message: text.failedText }
}

/** Texts of a failed request for the e-mail that resets the password (PWD-04). */
export const resetRequestFailures: FailureTexts<ResetRequestError> = {
  ResetRequestFailed: requestFailed,
  TooManyAttempts: text.tooManyAttempts
}
