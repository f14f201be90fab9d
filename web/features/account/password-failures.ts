import type { ResetPasswordError } from "#core/account/reset-password.ts"
import * as text from "#web/text/password.ts"

/** Texts of a failed password change (PWD-06..08). */
export const resetPasswordFailures: {
  readonly [Tag in ResetPasswordError["_tag"]]: { readonly title: string; readonly message: string }
} = {
  InvalidResetToken: { title: text.invalidTokenTitle, message: text.invalidTokenText },
  PasswordNotChanged: { title: text.changeFailed, message: text.useLatestLink }
}

/** Shown when the token is rejected after an attempt without a response, which may have changed the password. */
export const maybeChangedNotice = { title: text.maybeChangedTitle, message: text.maybeChangedText }
