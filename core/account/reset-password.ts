import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { changePasswordWithToken } from "./api.ts"
import { InvalidResetToken, PasswordNotChanged } from "./errors.ts"

export interface ResetPasswordInput {
  /** The token in the e-mail's link. */
  readonly token: string
  readonly password: string
  readonly repeatedPassword: string
}

export type ResetPasswordError = InvalidResetToken | PasswordNotChanged

/** The API sends this as the error's code, or as the first message of another code (PWD-06). */
const invalidToken = "invalid_token"

/** Sets a new password, authorised by the token of the latest e-mail. */
export const resetPassword = ({
  token,
  password,
  repeatedPassword
}: ResetPasswordInput): Effect.Effect<void, ResetPasswordError, CallContext> =>
  Effect.mapError(
    call(changePasswordWithToken, { body: { authToken: token, password, passwordConfirmation: repeatedPassword } }),
    (error) =>
      error._tag === "ApiErrorResponse" && (error.code === invalidToken || error.errors[0]?.message === invalidToken)
        ? new InvalidResetToken()
        : new PasswordNotChanged({
            detail: failureDetail(changePasswordWithToken, error),
            outcomeUnknown: error._tag === "HttpUnavailable" && error.reason !== "offline"
          })
  )
