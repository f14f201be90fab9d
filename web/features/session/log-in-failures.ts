import type { ResetRequestError } from "#core/account/request-password-reset.ts"
import type { LogInError } from "#core/session/log-in.ts"
import * as text from "#web/text/login.ts"
import { requestFailed } from "#web/text/password.ts"

/** What the shopper is told (LOGIN-31, LOGIN-32). */
export const logInFailures: { readonly [Tag in LogInError["_tag"]]: { readonly title: string; readonly words: string } } = {
  WrongEmailOrPassword: { title: text.wrongTitle, words: text.wrongText },
  TooManyAttempts: { title: text.tooManyTitle, words: text.tooMany },
  LogInFailed: { title: text.failedTitle, words: text.failedText }
}

/** What the shopper is told when the mail cannot be asked for (PWD-04). */
export const resetRequestFailures: { readonly [Tag in ResetRequestError["_tag"]]: string } = {
  ResetRequestFailed: requestFailed,
  TooManyLookUps: `${text.tooManyTitle}. ${text.tooMany}`
}
