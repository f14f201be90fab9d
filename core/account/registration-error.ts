import type { CallError } from "../contract/call.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import { type TooManyAttempts, tooManyAttempts } from "../contract/errors.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { EmailInUse, NotOfAge, PersonalNumberInUse, PersonNotFound, RegistrationFailed } from "./errors.ts"

export type RegistrationError =
  | EmailInUse
  | NotOfAge
  | PersonNotFound
  | PersonalNumberInUse
  | TooManyAttempts
  | RegistrationFailed

/** Maps the error of a call made for a registration; some back ends send the code as the message (API-08). */
export const registrationErrorOf =
  (endpoint: Endpoint) =>
  (error: CallError): RegistrationError => {
    if (error._tag !== "ApiErrorResponse")
      return new RegistrationFailed({ detail: failureDetail(endpoint, error), outcomeUnknown: true })
    if (error.status === 429) return tooManyAttempts(error)
    for (const code of [error.code, error.errors[0]?.message]) {
      if (code === "email_in_use") return new EmailInUse()
      if (code === "not_of_age") return new NotOfAge()
      if (code === "not_found_in_par" || code === "unknown_error") return new PersonNotFound()
      if (code === "personal_number_in_use") return new PersonalNumberInUse()
    }
    return new RegistrationFailed({ detail: failureDetail(endpoint, error), outcomeUnknown: error.status >= 500 })
  }
