import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { requestPasswordReset as endpoint } from "./api.ts"
import { ResetRequestFailed, TooManyRequests } from "./errors.ts"

export type ResetRequestError = ResetRequestFailed | TooManyRequests

/** Requests the e-mail with the link for choosing a new password. */
export const requestPasswordReset = ({
  email
}: {
  readonly email: string
}): Effect.Effect<void, ResetRequestError, CallContext> =>
  Effect.mapError(call(endpoint, { body: { email } }), (error) =>
    error._tag === "ApiErrorResponse" && error.status === 429
      ? new TooManyRequests()
      : new ResetRequestFailed({ detail: failureDetail(endpoint, error) })
  )
