import type { RegistrationError } from "#core/account/registration-error.ts"
import { tooMany } from "#web/text/login.ts"
import * as text from "#web/text/register.ts"

/** Texts of a failed registration (REG-21..28). */
export const registrationFailures: { readonly [Tag in RegistrationError["_tag"]]: string } = {
  EmailInUse: text.emailInUse,
  NotOfAge: text.notOfAge,
  PersonNotFound: text.notFound,
  PersonalNumberInUse: text.personalNumberInUse,
  TooManyRequests: tooMany,
  RegistrationFailed: text.failed
}
