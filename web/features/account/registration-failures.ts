import type { RegistrationError } from "#core/account/registration-error.ts"
import { type FailureTexts } from "#web/text/failure-text.ts"
import { tooManyAttempts } from "#web/text/login.ts"
import * as text from "#web/text/register.ts"

/** Texts of a failed registration (REG-21..28). */
export const registrationFailures: FailureTexts<RegistrationError> = {
  EmailInUse: text.emailInUse,
  NotOfAge: text.notOfAge,
  PersonNotFound: text.notFound,
  PersonalNumberInUse: text.personalNumberInUse,
  TooManyAttempts: tooManyAttempts,
  RegistrationFailed: text.failed
}
