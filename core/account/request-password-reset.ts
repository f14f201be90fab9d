import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { requestPasswordReset as endpoint } from "./api.ts"
import { ResetRequestFailed } from "./errors.ts"

/** Asks for the mail with the link to a new password. */
export const requestPasswordReset = ({ email }: { readonly email: string }): Effect.Effect<void, ResetRequestFailed, CallContext> =>
  Effect.mapError(call(endpoint, { body: { email } }), (error) => new ResetRequestFailed({ detail: failureDetail(endpoint, error) }))
