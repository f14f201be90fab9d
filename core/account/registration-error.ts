import type { CallError } from "../contract/call.ts"
import { EmailInUse, NotOfAge, PersonalNumberInUse, PersonNotFound, RegistrationFailed, TooManyLookUps } from "./errors.ts"

export type RegistrationError = EmailInUse | NotOfAge | PersonNotFound | PersonalNumberInUse | TooManyLookUps | RegistrationFailed

/** What the API's refusal means; some back ends write the code as the message (API-08). Paths stay out: they hold what was typed. */
export const registrationErrorOf = (error: CallError): RegistrationError => {
  if (error._tag !== "ApiRefused") return new RegistrationFailed({ detail: error._tag })
  if (error.status === 429) return new TooManyLookUps()
  const [first] = error.errors
  for (const code of [error.code, first?.message]) {
    if (code === "email_in_use") return new EmailInUse()
    if (code === "not_of_age") return new NotOfAge()
    if (code === "not_found_in_par" || code === "unknown_error") return new PersonNotFound()
    if (code === "personal_number_in_use") return new PersonalNumberInUse()
  }
  return new RegistrationFailed({ detail: `${error.status} ${error.code}` })
}
