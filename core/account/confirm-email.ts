import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import { confirmEmail as confirmEmailCall } from "./api.ts"
import { EmailInUse, EmailNotConfirmed, InvalidEmailLink } from "./errors.ts"

export type ConfirmEmailError = EmailInUse | InvalidEmailLink | EmailNotConfirmed

const failureOf = (error: CallError): ConfirmEmailError => {
  if (error._tag === "ApiErrorResponse") {
    if (error.code === "invalid_token") return new InvalidEmailLink()
    if (error.code === "email_in_use") return new EmailInUse()
  }
  return new EmailNotConfirmed({ detail: failureDetail(confirmEmailCall, error) })
}

/** Confirms a change of the e-mail address with the token of the link in the mail to it, also for a visitor. A customer with a pending address then has it. */
export const confirmEmail = ({
  token
}: {
  readonly token: string
}): Effect.Effect<void, ConfirmEmailError, States | CallContext> =>
  Effect.gen(function* () {
    yield* Effect.mapError(call(confirmEmailCall, { body: { token } }), failureOf)
    const session = yield* stateOf(sessionState)
    session.update((state) =>
      state.customer === null || state.customer.pendingEmail === null
        ? state
        : { ...state, customer: { ...state.customer, email: state.customer.pendingEmail, pendingEmail: null } }
    )
  })
