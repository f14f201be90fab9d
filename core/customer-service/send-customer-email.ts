import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { type TooManyAttempts, tooManyAttempts } from "../contract/errors.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import { sendCustomerEmail as endpoint } from "./api.ts"
import { CaptchaNotCompleted, InvalidMessage, MessageNotSent } from "./errors.ts"
import { type CustomerMessage, invalidFieldOf, trimMessage } from "./rules.ts"

export interface SendCustomerEmailInput extends CustomerMessage {
  /** The captcha's token; empty when it was not completed. */
  readonly captcha: string
}

export type SendCustomerEmailError = InvalidMessage | CaptchaNotCompleted | TooManyAttempts | MessageNotSent

const failureOf = (error: CallError): SendCustomerEmailError => {
  if (error._tag === "ApiErrorResponse") {
    if (error.code === "bad_request") return new InvalidMessage({ field: null })
    if (error.code === "invalid_captcha") return new CaptchaNotCompleted()
    if (error.code === "too_many_messages") return tooManyAttempts(error)
  }
  return new MessageNotSent({ detail: failureDetail(endpoint, error) })
}

/** Sends a message to customer service, with the identity of a logged-in customer (AUTH-13). */
export const sendCustomerEmail = ({
  captcha,
  ...fields
}: SendCustomerEmailInput): Effect.Effect<void, SendCustomerEmailError, States | CallContext> =>
  Effect.gen(function* () {
    const message = trimMessage(fields)
    const field = invalidFieldOf(message)
    if (field !== null) return yield* new InvalidMessage({ field })
    if (captcha === "") return yield* new CaptchaNotCompleted()
    const { customer } = (yield* stateOf(sessionState)).current()
    yield* Effect.mapError(
      call(endpoint, {
        query: { "g-recaptcha-response": captcha },
        body: { ...message, kdbId: customer?.id ?? null, phone: message.phone === "" ? null : message.phone }
      }),
      failureOf
    )
  })
