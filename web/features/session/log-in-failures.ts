import type { ResetRequestError } from "#core/account/request-password-reset.ts"
import type { LogInError } from "#core/session/authenticate.ts"
import * as text from "#web/text/login.ts"
import { requestFailed } from "#web/text/password.ts"

/** Texts of a failed log-in (LOGIN-31, LOGIN-32). */
export const logInFailures: {
  readonly [Tag in LogInError["_tag"]]: { readonly title: string; readonly message: string }
} = {
  WrongEmailOrPassword: { title: text.wrongTitle, message: text.wrongText },
  TooManyAttempts: { title: text.tooManyTitle, message: text.tooMany },
  LogInFailed: { title: text.failedTitle, message: text.failedText }
}

/** Texts of a failed request for the e-mail (PWD-04). */
export const resetRequestFailures: { readonly [Tag in ResetRequestError["_tag"]]: string } = {
  ResetRequestFailed: requestFailed,
  TooManyRequests: `${text.tooManyTitle}. ${text.tooMany}`
}
