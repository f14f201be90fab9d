import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { NotLoggedIn, type TooManyAttempts, tooManyAttempts } from "../contract/errors.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { isEmail, normalizeEmail } from "../kernel/email.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import { setEmail } from "./api.ts"
import { EmailInUse, EmailNotChanged, InvalidEmail, TooManyEmailChanges, WrongPassword } from "./errors.ts"

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
  | TooManyEmailChanges
  | EmailNotChanged

const failureOf = (error: CallError): ChangeEmailError => {
  if (error._tag === "ApiErrorResponse") {
    if (error.code === "invalid_grant") return new WrongPassword()
    if (error.code === "email_in_use") return new EmailInUse()
    if (error.code === "bad_request") return new InvalidEmail()
    if (error.code === "too_many_changes") return new TooManyEmailChanges()
    if (error.code === "too_many_attempts") return tooManyAttempts(error)
  }
  return new EmailNotChanged({ detail: failureDetail(setEmail, error) })
}

/**
 * Requests a change of the e-mail address with which the customer logs in (API-11), and shows it as pending until the link in the mail to it is opened. The current
 * address withdraws a pending change. Returns the new address.
 */
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
      state.customer === null
        ? state
        : { ...state, customer: { ...state.customer, pendingEmail: newEmail === customer.email ? null : newEmail } }
    )
    return newEmail
  })
