import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { NotLoggedIn, type TooManyAttempts, tooManyAttempts } from "../contract/errors.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { isEmail, normalizeEmail } from "../kernel/email.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import { setEmail } from "./api.ts"
import { EmailInUse, EmailNotChanged, InvalidEmail, WrongPassword } from "./errors.ts"

export interface ChangeEmailInput {
  readonly newEmail: string
  readonly password: string
}

export type ChangeEmailError =
  | NotLoggedIn
  | InvalidEmail
  | WrongPassword
  | EmailInUse
  | TooManyAttempts
  | EmailNotChanged

const failureOf = (error: CallError): ChangeEmailError => {
  if (error._tag === "ApiErrorResponse") {
    if (error.code === "invalid_grant") return new WrongPassword()
    if (error.code === "email_in_use") return new EmailInUse()
    if (error.code === "bad_request") return new InvalidEmail()
    if (error.code === "too_many_attempts") return tooManyAttempts(error)
  }
  return new EmailNotChanged({ detail: failureDetail(setEmail, error) })
}

/** Changes the e-mail address with which the customer logs in, and shows it (API-11). Returns the new address. */
export const changeEmail = ({
  newEmail: input,
  password
}: ChangeEmailInput): Effect.Effect<string, ChangeEmailError, States | CallContext> =>
  Effect.gen(function* () {
    const session = yield* stateOf(sessionState)
    const { customer } = session.current()
    if (customer === null) return yield* new NotLoggedIn()
    const newEmail = normalizeEmail(input)
    if (!isEmail(newEmail)) return yield* new InvalidEmail()
    yield* Effect.mapError(
      call(setEmail, { body: { currentEmailAddress: customer.email, password, newEmail } }),
      failureOf
    )
    session.update((state) =>
      state.customer === null ? state : { ...state, customer: { ...state.customer, email: newEmail } }
    )
    return newEmail
  })
