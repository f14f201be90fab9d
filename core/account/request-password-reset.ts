import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { type TooManyAttempts, tooManyAttempts } from "../contract/errors.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { requestPasswordReset as endpoint } from "./api.ts"
import { ResetRequestFailed } from "./errors.ts"

export type ResetRequestError = ResetRequestFailed | TooManyAttempts

/** Requests the e-mail with the link for choosing a new password. */
export const requestPasswordReset = ({
  email
}: {
  readonly email: string
}): Effect.Effect<void, ResetRequestError, CallContext> =>
  Effect.mapError(call(endpoint, { body: { email } }), (error) =>
    error._tag === "ApiErrorResponse" && error.status === 429
      ? tooManyAttempts(error)
      : new ResetRequestFailed({ detail: failureDetail(endpoint, error) })
  )
