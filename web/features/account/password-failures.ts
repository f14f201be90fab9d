import type { ResetPasswordError } from "#core/account/reset-password.ts"
import * as text from "#web/text/password.ts"

/** What the shopper is told when the new password is not taken (PWD-06..08). */
export const resetPasswordFailures: { readonly [Tag in ResetPasswordError["_tag"]]: { readonly title: string; readonly words: string } } = {
  InvalidResetToken: { title: text.invalidTokenTitle, words: text.invalidTokenText },
  PasswordNotChanged: { title: text.changeFailed, words: text.useLatestLink }
}

/** After a try that nobody answered the link is used up. */
export const maybeChanged = { title: text.maybeChangedTitle, words: text.maybeChangedText }
